import type { FastifyRequest } from 'fastify'
import type { Shown } from './caller.ts'

export const sessionCookie = 'wotu_session'

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** What a request shows of who it is from, picked out of its headers. */
export const shownBy = (request: FastifyRequest): Shown => {
  const { headers } = request
  return {
    origin: headers.origin,
    host: `${request.protocol}://${request.host}`,
    sameOrigin: single(headers['sec-fetch-site']) === 'same-origin',
    systemId: single(headers['x-system-id']),
    appToken: single(headers['x-app-token']),
    cookie: request.cookies[sessionCookie],
    bearer: /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1],
    address: request.ip,
  }
}
