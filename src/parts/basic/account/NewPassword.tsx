import { PasswordInput } from '#ui/control/PasswordInput.tsx'
import * as css from './NewPassword.css.ts'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]
const levels = [
  { tone: 'weak', word: '弱' },
  { tone: 'fair', word: '中' },
  { tone: 'strong', word: '强' },
] as const

/** 0 to 3: too short, weak, fair, strong. By length first: a long password of one kind beats a short one of four. */
export const strengthOf = (password: string): 0 | 1 | 2 | 3 => {
  if (password.length < 8 || new Set(password).size < 3) return 0
  const mixed = kinds.filter((kind) => kind.test(password)).length
  if (password.length >= 14 || (password.length >= 10 && mixed >= 3)) return 3
  return mixed >= 2 ? 2 : 1
}

interface Props {
  value: string
  onChange: (value: string) => void
}

/** A password to be chosen, with a bar that says how good it is. */
export const NewPassword = ({ value, onChange }: Props) => {
  const strength = strengthOf(value)
  const level = levels[strength - 1]
  return (
    <div>
      <PasswordInput
        value={value}
        autoComplete="new-password"
        placeholder="至少8位，字母、数字、符号混用更安全"
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={css.strength} role="img" aria-label={`密码强度：${level?.word ?? '不足'}`}>
        {levels.map(({ word }, index) => (
          <span key={word} className={css.step[level && index < strength ? level.tone : 'off']} />
        ))}
        <span className={css.word}>{level?.word}</span>
      </div>
    </div>
  )
}
