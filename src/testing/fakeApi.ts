import type { InputOf, OutputOf, Path } from '@wotu/contract/index.ts'
import { errors, httpStatus, type ErrorCode } from '@wotu/contract/errors.ts'
import type { ProjectConfig } from '#core/page/config.ts'

/** What the fake answers to each call: a value, `pending`, `offline` or `refuse(code)`, or a function of the input. */
export type Answers = { [P in Path]?: Answer<OutputOf<P>> | ((input: InputOf<P>) => Answer<OutputOf<P>>) }

type Answer<T> = T | Outcome

/** An answer other than a success. */
interface Outcome {
  respond: () => Promise<Response>
}

const isOutcome = (answer: unknown): answer is Outcome =>
  typeof answer === 'object' && answer !== null && 'respond' in answer

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

/** No answer yet: the loading state. */
export const pending: Outcome = { respond: () => new Promise(() => {}) }

/** No answer ever: the network is gone. */
export const offline: Outcome = { respond: () => Promise.reject(new TypeError('Failed to fetch')) }

/** A refusal of the contract, in the contract's words. */
export const refuse = (code: ErrorCode, data: unknown = null): Outcome => ({
  respond: async () => json({ code, msg: errors[code], data }, httpStatus[code]),
})

export const project: ProjectConfig = {
  systemId: 1001,
  appToken: 'story',
  logo: '',
  appNameCn: '沃土',
  platformName: '沃土农业平台',
  env: 'test',
  loginGuard: true,
  transactionHome: '/transaction/index',
  redirectHosts: [],
  servicePhone: '0451-55550000',
  terms: {
    payMinutes: 30,
    payOfflineHours: 72,
    receiveDays: 10,
    extendDays: 3,
    evaluateDays: 15,
    remindHours: 24,
    maxAddresses: 20,
    rechargeMinutes: 30,
    cashPerDayFen: 50_000_00,
    cashFeeFen: 0,
    maxCards: 10,
    cashRestHours: 24,
    payPasswordTries: 5,
    payPasswordLockHours: 24,
    codesPerDay: 5,
    codeMinutes: 5,
    pointDays: 365,
  },
}

/**
 * Puts a fake in place of the server: every call is answered from the table, typed by the contract; one that is not
 * in it fails and says so. Other requests (modules, pictures) go through.
 *
 * @returns a function that takes the fake away
 */
export function fakeApi(answers: Answers): () => void {
  const real = globalThis.fetch
  const known: Record<string, unknown> = { '/api/buyer/basic/system/project/config': project, ...answers }

  globalThis.fetch = async (request, init) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    if (pathname === '/live') return new Response(new ReadableStream())
    if (!/^\/(api|openapi)\//.test(pathname)) return real(request, init)
    const { systemId: _, ...input } = JSON.parse(String(init?.body ?? '{}'))
    const entry = known[pathname]
    const answer = typeof entry === 'function' ? entry(input) : entry
    if (answer === undefined) {
      const msg = `No answer for ${pathname}: add it to parameters.api of the story.`
      console.error(msg)
      return json({ code: 'SERVER_FAULT', msg, data: null }, 500)
    }
    if (isOutcome(answer)) return answer.respond()
    return json({ code: '0', msg: '', data: answer })
  }
  return () => {
    globalThis.fetch = real
  }
}
