import { useEffect, useState } from 'react'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'

interface Props {
  /** Told why nobody is signed in; where somebody is, the tag shows it itself. */
  onEnd: (problem?: string) => void
}

/** One try, by what the window and the cashier use too. */
const prepare = async () => {
  const [{ begin, enter }, { PlatformFrame }] = await Promise.all([
    import('#core/session/signIn.ts'),
    import('../page/PlatformFrame.tsx'),
  ])
  return { ...(await begin()), enter, PlatformFrame }
}

/** Signing in within the page, in a frame of the platform's: for browsers that hold its window back. */
export const SignInHere = ({ onEnd }: Props) => {
  const [attempt, setAttempt] = useState<Awaited<ReturnType<typeof prepare>>>()
  useEffect(() => {
    prepare().then(setAttempt, () => onEnd('网络异常，请检查网络后重试'))
    // Made once; whom to tell is the same.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])

  if (!attempt) return <SkeletonRows rows={3} columns={1} />
  const { PlatformFrame, asked, verifier, enter } = attempt
  return (
    <PlatformFrame
      path="sign-in"
      query={asked}
      title="平台登录"
      onDone={(code) => void enter(code ?? '', verifier).then(onEnd)}
      onClose={() => onEnd()}
    />
  )
}
