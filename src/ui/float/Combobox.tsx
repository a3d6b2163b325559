import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { affix, affixed, control, withAffix } from '../control/control.css.ts'
import { useFieldProps } from '../control/field.ts'
import { ChevronDownIcon } from '../icons/ChevronDown.ts'
import { cx } from '../tokens/cx.ts'
import { Float } from './Float.tsx'
import { matching, type Choice } from './matches.ts'

interface Props {
  /** Its name, where no Field gives one. */
  label?: string
  /** The chosen one's `value`; with `free` the text itself. Empty where there is none. */
  value: string
  onChange: (value: string) => void
  /** All there is to choose from, or how to look it up by what was typed; undefined while it is loaded. */
  options: readonly Choice[] | ((typed: string) => Promise<readonly Choice[]>) | undefined
  /** Any other text will do as well. */
  free?: boolean
  /** What the chosen one is called, where the options are looked up. */
  shown?: string
  placeholder?: string | undefined
}

type Found = { choices?: readonly Choice[]; failed?: boolean }

/** What fits what is typed, at once or as soon as it is looked up. */
const useFound = (options: Props['options'], typed: string, open: boolean) => {
  const [answer, setAnswer] = useState<Found>({})
  const [tries, setTries] = useState(0)
  const isAsked = typeof options === 'function'
  const look = useEffectEvent((typed: string) => (options as (typed: string) => Promise<readonly Choice[]>)(typed))
  useEffect(() => {
    if (!isAsked || !open) return
    let last = true
    const tell = (found: Found) => last && setAnswer(found)
    setAnswer({})
    const timer = setTimeout(
      () =>
        look(typed).then(
          (choices) => tell({ choices }),
          () => tell({ failed: true }),
        ),
      typed ? 200 : 0,
    )
    return () => {
      last = false
      clearTimeout(timer)
    }
  }, [isAsked, open, typed, tries])
  const found: Found = isAsked ? answer : options ? { choices: matching(options, typed) } : {}
  return { ...found, retry: () => setTries(tries + 1) }
}

/** A text input that finds what one means among many: by its Chinese, its pinyin or its initials. */
export const Combobox = ({ label, value, onChange, options, free, shown, placeholder }: Props) => {
  const anchor = useRef<HTMLInputElement>(null)
  const field = useFieldProps()
  const id = useId()
  const [open, setOpen] = useState(false)
  // What was typed since it was opened; all is shown before.
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const { choices, failed, retry } = useFound(options, typed ?? '', open)
  const chosen = Array.isArray(options) ? options.find((option) => option.value === value)?.label : shown

  const show = () => {
    setOpen(true)
    setActive(-1)
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (choice: Choice) => {
    onChange(free ? choice.label : choice.value)
    close()
  }
  const onType = (text: string) => {
    show()
    setTyped(text)
    // What begins with it is meant; of free text nothing is until one goes there.
    setActive(free || !text ? -1 : 0)
    if (free || text === '') onChange(text)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that choose among the words of an input method are not ours: all browsers give them this code, Safari nothing else.
    if (event.keyCode === 229) return
    const last = (choices?.length ?? 0) - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const down = event.key === 'ArrowDown'
      if (!open) show()
      else setActive(down ? (active >= last ? 0 : active + 1) : active <= 0 ? last : active - 1)
    } else if (event.key === 'Enter' && open && choices?.[active]) choose(choices[active])
    else return
    event.preventDefault()
  }

  return (
    <span className={affixed}>
      <input
        ref={anchor}
        type="text"
        role="combobox"
        className={cx(control, withAffix)}
        {...field}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open && choices?.[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? (free ? value : (chosen ?? ''))}
        onChange={(event) => onType(event.target.value)}
        onClick={show}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <span className={affix} data-still>
        <ChevronDownIcon size={16} />
      </span>
      <Float open={open} onClose={close}>
        {({ OptionsPanel }) => (
          <OptionsPanel
            anchor={anchor.current!}
            id={id}
            label={label ?? '选项'}
            choices={choices}
            failed={failed}
            active={active}
            value={value}
            onChoose={choose}
            onRetry={retry}
            onClose={close}
          />
        )}
      </Float>
    </span>
  )
}
