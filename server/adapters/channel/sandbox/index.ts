import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Sites } from '#kernel/call/caller.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Log } from '#kernel/log.ts'
import { pepper } from '#kernel/call/pepper.ts'
import { setChannel } from '../channel.ts'
import { createSandbox } from './bank.ts'
import { deliverDue, type PostNotice } from './notices.ts'
import { registerSandboxPages } from './pages.ts'

const pollMs = 1000

/** The secret that the sandbox and the platform share, made from the installation's own. */
export const sandboxKey = () => createHmac('sha256', pepper()).update('sandbox bank').digest('base64url')

interface Opening {
  /** Not the main pool: see createSandbox. */
  db: Db
  sites: Sites
  log: Log
}

/** Opens the sandbox bank as this server's channel: its pages, and its notices once started. For the demo only. */
export const openSandbox = (http: FastifyInstance, { db, sites, log }: Opening) => {
  const key = sandboxKey()
  setChannel(createSandbox({ db, key }))
  registerSandboxPages(http, { db, sites })

  // The bank lives in this process, so its notices take the merchant's HTTP face without a socket.
  const post: PostNotice = async (payload, headers) => {
    const { statusCode } = await http.inject({
      method: 'POST',
      url: '/channel/sandbox/notice',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
    return statusCode === 200
  }

  let timer: NodeJS.Timeout | undefined
  let delivering = Promise.resolve(0)
  const deliver = () => deliverDue(db, key, post)
  return {
    deliver,
    start: () => {
      timer ??= setInterval(() => {
        delivering = delivering.then(deliver).catch((error: unknown) => {
          log.error({ err: error }, 'sandbox notices could not be sent')
          return 0
        })
      }, pollMs)
    },
    stop: async () => {
      clearInterval(timer)
      await delivering
    },
  }
}
