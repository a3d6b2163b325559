import schema from 'schema:/api/basic/member/login/embedSignIn'
import type { FromFrame } from '#core/session/frame.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { ImageCheck, type ImageAnswer } from '#parts/basic/account/ImageCheck.tsx'
import { FormFieldView, type FormField } from '#screens/form/FormField.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { useImageNeeded } from '#parts/basic/account/useImageNeeded.ts'
import { Button } from '#ui/control/Button.tsx'
import { PasswordInput } from '#ui/control/PasswordInput.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from './FrameShell.css.ts'

interface Props {
  origin: string
  /** PKCE: only the page that holds the verifier can use the code. */
  challenge: string
  /** The partner's backend shall vouch for him from now on. */
  link: boolean
  say: (word: FromFrame) => void
}

const fields = {
  ...schema,
  password: { ...schema.password!, required: true },
  image: { ...schema.image!, required: true },
}

const loginName: FormField = {
  name: 'loginName',
  label: '手机号或账号',
  input: ({ value, onChange }) => (
    <TextInput value={String(value)} autoComplete="username" onChange={(event) => onChange(event.target.value)} />
  ),
}
const password: FormField = {
  name: 'password',
  input: ({ value, onChange }) => (
    <PasswordInput
      value={String(value)}
      autoComplete="current-password"
      onChange={(event) => onChange(event.target.value)}
    />
  ),
}

/** Signing in and agreeing in one, within a partner's page whose browser holds windows back. */
export const FrameSignIn = ({ origin, challenge, link, say }: Props) => {
  const site = useRead('/api/basic/member/login/embedSite', { origin })
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/login/embedSignIn',
    schema: fields,
    also: { origin, challenge, link, scopes: site.data?.scopes.map(({ scope }) => scope) ?? [] },
    onDone: ({ code }) => say({ say: 'done', code }),
  })
  const { refusal } = form
  const imageNeeded = useImageNeeded(refusal)

  if (site.error) return <Failure error={site.error} onRetry={() => void site.refetch()} />
  if (!site.data) return <SkeletonRows rows={3} columns={1} />

  const image: FormField = {
    name: 'image',
    input: ({ value, onChange }) => (
      <ImageCheck value={(value || undefined) as ImageAnswer | undefined} onChange={onChange} round={refusal} />
    ),
  }
  const shown = imageNeeded ? [loginName, password, image] : [loginName, password]
  return (
    <form
      ref={form.ref}
      className={css.content}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy) void form.submit(shown.map(({ name }) => name))
      }}
    >
      <p className={css.muted}>
        登录{site.data.platformName}，登录后 {new URL(site.data.origin).host} 可以：
      </p>
      <ul className={css.list}>
        {site.data.scopes.map(({ scope, title }) => (
          <li key={scope}>{title}</li>
        ))}
      </ul>
      <p className={css.muted}>
        {link ? '以后在该站点登录即登录本平台，180天内有效' : '授权12小时内有效'}，修改登录密码会立即收回
      </p>
      {shown.map((field) => (
        <FormFieldView key={field.name} form={form} field={field} />
      ))}
      <a className={css.link} href="/user/forget">
        忘记密码
      </a>
      {form.problem && (
        <p className={css.problem} role="alert">
          {form.problem}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={form.busy}>
        登录并授权
      </Button>
    </form>
  )
}
