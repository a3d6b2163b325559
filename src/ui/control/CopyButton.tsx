import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { CheckIcon } from '../icons/Check.ts'
import { CopyIcon } from '../icons/Copy.ts'

/** Puts a number or a name on the clipboard, and says so for 2 s. */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <Button
      tone="quiet"
      small
      aria-label={copied ? `已复制${what}` : `复制${what}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      {copied ? '已复制' : '复制'}
    </Button>
  )
}
