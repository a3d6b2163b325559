import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { ApiError } from '#core/calls/errors.ts'
import { useCoreEvent } from '#core/page/react.ts'
import type { Section } from '#core/page/route.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Dialog } from '#ui/float/Dialog.tsx'
import { Notices, type Notice } from '#ui/feedback/Notices.tsx'
import { forbiddenPath } from './resolve.ts'

interface Box {
  title: string
  message: string
  /** Where it asks to leave the platform. */
  href?: string
}

/** The core names a page; the section's own stands for /403, and it is told where the user was. */
export const errorPath = (
  to: string,
  at: Pick<Location, 'pathname' | 'search'>,
  sections: readonly Section[],
  error?: ApiError,
) => {
  const page = to === '/403' ? forbiddenPath(at.pathname, sections) : to
  if (at.pathname === page) return null
  const query = new URLSearchParams({
    back: at.pathname + at.search,
    ...(error?.requestId && { requestId: error.requestId }),
  })
  return `${page}?${query}`
}

/** Turns what the core says into routes, boxes and short messages. */
export const CoreNotices = ({ sections }: { sections: readonly Section[] }) => {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const [notices, setNotices] = useState<readonly Notice[]>([])
  // The same box twice says nothing new.
  const show = (box: Box) =>
    setBoxes((all) =>
      all.some(({ message, href }) => message === box.message && href === box.href) ? all : [...all, box],
    )
  const close = () => setBoxes((all) => all.slice(1))

  useCoreEvent('navigate', ({ to, error }) => {
    // Only who was sent away by an error is told the way back.
    const path = error ? errorPath(to, location, sections, error) : to
    if (path) navigate(path)
  })
  useCoreEvent('redirect', ({ href }) =>
    show({ title: '提示', message: '即将离开本平台，前往以下页面继续办理：', href }),
  )
  useCoreEvent('notice', ({ title, message, tone = 'danger', action }) => {
    if (title) return show({ title, message })
    setNotices((all) =>
      // The same message twice at a time says nothing new: ten calls fail together when the network does.
      all.some(({ text }) => text === message)
        ? all
        : [...all, { id: crypto.randomUUID(), tone, text: message, action }],
    )
  })

  const box = boxes[0]
  return (
    <>
      <Notices notices={notices} onClose={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))} />
      <Dialog
        open={!!box}
        title={box?.title}
        onClose={close}
        footer={
          box?.href ? (
            <>
              <Button onClick={close}>取消</Button>
              <LinkButton tone="primary" href={box.href} rel="noreferrer">
                继续前往
              </LinkButton>
            </>
          ) : (
            <Button tone="primary" onClick={close}>
              确定
            </Button>
          )
        }
      >
        {box?.message}
        {box?.href && <p>{new URL(box.href).host}</p>}
      </Dialog>
    </>
  )
}
