import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { events } from '#core/page/core.ts'
import type { FormSchema } from '#core/calls/formSchema.ts'
import { fakeApi, refuse, type Answers } from '#testing/fakeApi.ts'
import { useForm, type Form } from './useForm.ts'

const path = '/api/basic/address/addAddr'
const schema: FormSchema = { consignee: { title: '收货人', type: 'string', required: true } }

let form: Form
const Page = ({ quiet }: { quiet?: true }) => {
  form = useForm({ write: path, schema, quiet, onDone: () => {} })
  return null
}

let takeAway = () => {}
const said: unknown[] = []
let stop: (() => void)[] = []
beforeEach(() => {
  said.length = 0
  stop = [
    events.on('navigate', ({ to }) => void said.push(to)),
    events.on('notice', ({ title, message }) => void said.push([title, message])),
  ]
})
afterEach(() => {
  cleanup()
  stop.forEach((end) => end())
  takeAway()
  vi.unstubAllGlobals()
})

const answer = (answers: Answers) => {
  takeAway()
  takeAway = fakeApi(answers)
}
const fillAndSend = async (name: string, quiet?: true) => {
  cleanup()
  render(<Page quiet={quiet} />)
  act(() => form.set('consignee', name))
  await act(async () => form.submit(['consignee']))
}
const wait = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))

it('a refused form says so in the notice’s box, and goes on saying it in its place', async () => {
  answer({ [path]: refuse('AREA_UNKNOWN') })
  await fillAndSend('王建国')
  await vi.waitFor(() => expect(said).toEqual([['提示', '所在地区不存在，请重新选择']]))
  expect(form.problem).toBe('所在地区不存在，请重新选择')
})

it('what is wrong with a field is said at the field alone, and a form may answer its refusals itself', async () => {
  answer({ [path]: refuse('PARAM_INVALID', { fields: { consignee: '请填写收货人' } }) })
  await fillAndSend('王建国')
  expect(form.errors.consignee).toBe('请填写收货人')
  answer({ [path]: refuse('LOGIN_WRONG') })
  await fillAndSend('王建国', true)
  expect(form.problem).toBe('账号或密码错误')
  await wait()
  expect(said).toEqual([])
})

it('a form that a fault leads away from holds what was typed, and its key, when it is come back to', async () => {
  const keys: (string | null)[] = []
  const real = globalThis.fetch
  answer({ [path]: refuse('SERVER_FAULT') })
  const faulty = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return faulty(url, init)
  })
  await fillAndSend('王建国')
  await vi.waitFor(() => expect(said).toEqual(['/500']))
  cleanup()
  render(<Page />)
  expect(form.values.consignee).toBe('王建国')
  expect(form.changed).toBe(true)
  await act(async () => form.submit(['consignee']))
  const sent = keys.filter(Boolean)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toBe(sent[1])
  globalThis.fetch = real
  // Of somebody else it is none of the next one's business.
  events.emit('signed-out', { code: '001107' })
  cleanup()
  render(<Page />)
  expect(form.values.consignee).toBe('')
})
