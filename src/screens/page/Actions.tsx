import { useState, type ReactNode } from 'react'
import { config } from '#core/page/core.ts'
import { go } from '#core/page/go.ts'
import { Button, LinkButton, type ButtonProps } from '#ui/control/Button.tsx'
import { useConfirm, type Question } from '#ui/float/useConfirm.tsx'
import { usePopConfirm } from '#ui/float/usePopConfirm.tsx'

/** One thing that can be done with a record: by going somewhere, by a call at once, or in a dialog. */
export interface Action<T> {
  label: string
  tone?: ButtonProps['tone']
  /** The page where it is done. */
  href?: (record: T) => string
  /** The platform's page where a partner's user does it: no token of a partner's may (`platformOnly` in the contract). */
  onPlatform?: (record: T) => string
  /** Does it. Resolves either way: the core says what went wrong. */
  run?: (record: T) => Promise<unknown>
  /** Asked first, in a dialog. */
  ask?: (record: T) => Question
  /** Asked first, beside the button: for what is small, or can be done again. */
  askBeside?: (record: T) => Question
  /** Asks for more in a dialog of its own, which does it and then closes. */
  dialog?: (record: T, close: () => void) => ReactNode
}

/** By the names that the server gives in a record's `actions`; the table's order is the order of the buttons. */
export type ActionTable<T> = Readonly<Record<string, Action<T>>>

interface Props<T> {
  of: T & { actions: readonly string[] }
  table: ActionTable<T>
  /** In a table's row: small and quiet. */
  small?: boolean
  /** Called after each `run`, also a refused one: the record may have changed. */
  onDone: () => void
}

/** The buttons for what this reader may do with the record now. */
export const Actions = <T,>({ of, table, small, onDone }: Props<T>) => {
  const [busy, setBusy] = useState<string>()
  const [open, setOpen] = useState<string>()
  const [ask, question] = useConfirm()
  const [askBeside, questionBeside] = usePopConfirm()

  const start = async (name: string, action: Action<T>, button: Element) => {
    if (action.onPlatform && config.embedded) return go(action.onPlatform(of), { out: true })
    if (action.dialog) return setOpen(name)
    if (action.ask && !(await ask(action.ask(of)))) return
    if (action.askBeside && !(await askBeside(action.askBeside(of), button))) return
    setBusy(name)
    try {
      await action.run?.(of)
    } catch {
      // Already told by the core.
    }
    setBusy(undefined)
    onDone()
  }

  const button = (name: string, action: Action<T>): ReactNode => {
    const look = { tone: small ? 'quiet' : action.tone, small } as const
    if (action.href)
      return (
        <LinkButton key={name} {...look} href={action.href(of)}>
          {action.label}
        </LinkButton>
      )
    return (
      <Button
        key={name}
        {...look}
        busy={busy === name}
        onClick={({ currentTarget }) => void start(name, action, currentTarget)}
      >
        {action.onPlatform && config.embedded && '去平台'}
        {action.label}
      </Button>
    )
  }

  const close = () => {
    setOpen(undefined)
    onDone()
  }

  return (
    <>
      {question}
      {questionBeside}
      {open !== undefined && table[open]?.dialog?.(of, close)}
      {Object.entries(table).map(([name, action]) => of.actions.includes(name) && button(name, action))}
    </>
  )
}
