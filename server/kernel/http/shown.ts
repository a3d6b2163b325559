import type { FastifyRequest } from 'fastify'
import type {} from '@fastify/cookie'
import type { Shown } from '../call/caller.ts'
import type {} from './asked.ts'

/**
 * The session's cookie. By https its name keeps it this very host's: no other of the same site can put one in its place.
 */
export const sessionCookie = ({ askedOrigin }: FastifyRequest) =>
  askedOrigin.startsWith('https:') ? '__Host-wotu_session' : 'wotu_session'

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** What a request shows of who it is from, picked out of its headers. */
export const shownBy = (request: FastifyRequest): Shown => {
  const { headers } = request
  return {
    origin: headers.origin,
    host: request.askedOrigin,
    sameOrigin: single(headers['sec-fetch-site']) === 'same-origin',
    systemId: single(headers['x-system-id']),
    appToken: single(headers['x-app-token']),
    cookie: request.cookies[sessionCookie(request)],
    bearer: /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1],
    address: request.ip,
  }
}
