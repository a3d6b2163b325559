import type { FastifyRequest } from 'fastify'

/** A form of the bank is only taken from a page of the bank. */
export const fromOwnPage = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}
