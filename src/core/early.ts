import { onPage } from './page.ts'

/**
 * Reads that the loader has asked for while the tags' own code was still on its way: by what was asked, the answer to come.
 * Each is taken once; who asks later asks for himself.
 */
const asked = onPage('early', () => new Map<string, Promise<Response>>())

const keyOf = (path: string, input: object) => path + JSON.stringify(input)

/** What a read from a partner's page is sent as: nothing in it makes the browser ask leave first, so it is one way there and back. */
export const plain = { 'content-type': 'text/plain' }

/** The page may have hooked it: what throws is a failure like any other. */
export const fetchSafely = async (url: string, init: RequestInit): Promise<Response> => fetch(url, init)

/** Asks before anybody needs the answer; of the same question once. */
export const askEarly = (origin: string, path: string, input: object): void => {
  const key = keyOf(path, input)
  if (asked.has(key)) return
  const answer = fetchSafely(origin + path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: plain,
    credentials: 'omit',
  })
  // Whoever takes it hears of a failure.
  answer.catch(() => {})
  asked.set(key, answer)
}

/** @returns undefined where nobody has asked */
export const takeEarly = (path: string, input: object): Promise<Response> | undefined => {
  const key = keyOf(path, input)
  const answer = asked.get(key)
  asked.delete(key)
  return answer
}
