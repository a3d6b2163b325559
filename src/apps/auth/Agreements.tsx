import type { Form } from '#screens/form/useForm.ts'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import * as css from './AuthFrame.css.ts'

/** The agreements, unticked until the reader ticks them. */
export const Agreements = ({ form }: { form: Form }) => (
  <div data-invalid={form.errors.agreed ? '' : undefined}>
    <Checkbox checked={form.values.agreed === true} onChange={(event) => form.set('agreed', event.target.checked)}>
      <span>
        我已阅读并同意
        <a className={css.link} href="/agreement/channel/service" target="_blank">
          《服务协议》
        </a>
        与
        <a className={css.link} href="/agreement/channel/privacy" target="_blank">
          《隐私政策》
        </a>
      </span>
    </Checkbox>
    {form.errors.agreed && (
      <p className={css.error} role="alert">
        {form.errors.agreed}
      </p>
    )}
  </div>
)
