import { expect } from 'vitest'
import { testDb } from '#kernel/testing/testing.ts'
import { withClient } from './database.ts'

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * What is started while another transaction has done something, and comes to wait for it: that commits then.
 * @param first its statements
 */
export async function overtaken<T>(first: string, start: () => Promise<T>): Promise<T> {
  const { url } = await testDb()
  return withClient(url, async (client) => {
    await client.query(`begin; ${first}`)
    const started = start()
    // Whoever does not wait may have failed before it is asked for.
    started.catch(() => {})
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0)
    await client.query('commit')
    return started
  })
}
