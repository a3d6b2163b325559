import { onPage } from '../page/page.ts'

/**
 * Reads that the loader has asked for while the tags' own code was still on its way: by what was asked, the answer to come.
 * Each is taken once; who asks later asks the server.
 */
const asked = onPage('early', () => new Map<string, Promise<Answer>>())

/** Read to its end: who takes it has it in the same turn, and draws it in the same frame. */
export type Answer = Pick<Response, 'status' | 'headers' | 'json'>

const readWhole = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: async () => JSON.parse(text) as unknown }
}

const keyOf = (path: string, input: object) => path + JSON.stringify(input)

/** Milliseconds until an unanswered call fails (specification, section 9). */
export const timeout = 50_000

/** What a read from a partner's page is sent as: nothing in it makes the browser ask leave first, so it is one way there and back. */
export const plain = { 'content-type': 'text/plain' }

/** The page may have hooked it: what throws is a failure like any other. */
export const fetchSafely = async (url: string, init: RequestInit): Promise<Response> => fetch(url, init)

/** Whether the answer to this is on its way already, or here and not taken. */
export const isAsked = (path: string, input: object): boolean => asked.has(keyOf(path, input))

/** Asks before anybody needs the answer. */
export const askEarly = (origin: string, path: string, input: object): void => {
  const answer = fetchSafely(origin + path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: plain,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  }).then(readWhole)
  // Whoever takes it hears of a failure.
  answer.catch(() => {})
  asked.set(keyOf(path, input), answer)
}

/** @returns undefined where nobody has asked */
export const takeEarly = (path: string, input: object): Promise<Answer> | undefined => {
  const key = keyOf(path, input)
  const answer = asked.get(key)
  asked.delete(key)
  return answer
}
