import { useEffect, useEffectEvent, useRef } from 'react'
import { usePortalRoot } from '#core/element/widgetFrame.tsx'
import { useConfirm } from '#ui/float/useConfirm.tsx'

/**
 * Asks before a page with unsaved changes is left: by a link of ours, with our words; by closing or reloading, with the browser's.
 *
 * @returns the dialog, to be rendered
 */
export const useLeaveGuard = (changed: boolean) => {
  const [ask, question] = useConfirm()
  const leaving = useRef(false)
  // The platform's document, or the tag's own shadow root: the links of a partner's page are not ours to stop.
  const root = usePortalRoot().getRootNode()

  const onClick = useEffectEvent(async (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (!link?.href || link.target || leaving.current) return
    event.preventDefault()
    event.stopPropagation()
    const text = '已填写的内容还没有提交，离开后不会保留。'
    leaving.current = await ask({ title: '离开此页？', text, confirm: '离开', danger: true })
    if (leaving.current) link.click()
  })

  useEffect(() => {
    if (!changed) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onCapture = (event: Event) => void onClick(event)
    addEventListener('beforeunload', onUnload)
    root.addEventListener('click', onCapture, true)
    return () => {
      removeEventListener('beforeunload', onUnload)
      root.removeEventListener('click', onCapture, true)
    }
  }, [changed, root])

  return question
}
