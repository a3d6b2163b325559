import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Wire } from './live.ts'

const channel = 'wotu_live'
const againMs = 1000

/** The live channel's wire through the database: NOTIFY on `pool`, LISTEN on a connection of its own. */
export const databaseWire = (url: string, pool: pg.Pool): Wire => ({
  publish: async (payload) => {
    await pool.query('select pg_notify($1, $2)', [channel, payload])
  },
  listen: async ({ payload, lost }) => {
    let client: pg.Client
    let stopped = false
    const connect = async () => {
      client = new pg.Client({ connectionString: url })
      client.on('notification', (message) => payload(message.payload ?? '[]'))
      client.on('error', () => {})
      await client.connect()
      await client.query(`listen ${channel}`)
      client.on('end', () => void reconnect())
    }
    const reconnect = async () => {
      while (!stopped) {
        await sleep(againMs)
        if (
          !stopped &&
          (await connect().then(
            () => true,
            () => false,
          ))
        )
          return lost()
      }
    }
    await connect()
    return {
      stop: async () => {
        stopped = true
        await client.end()
      },
    }
  },
})
