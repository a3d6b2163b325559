import { Gauge, type Registry } from 'prom-client'
import { clock } from '../clock.ts'
import { type Db, within } from '../db/db.ts'
import { setAsideAfter } from './jobs.ts'

const patienceMs = 1000

/** Of all tenants, read when the metrics are. Without an answer of the database the old values stay. */
export const gaugeJobs = (registry: Registry, db: Db) => {
  new Gauge({
    name: 'wotu_set_aside',
    help: 'Rows and jobs that failed three times or more and need a person: tables set_aside and job say why',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const counts = await within(patienceMs, countAsides(db))
      if (!counts) return
      this.reset()
      for (const { kind, n } of counts) this.inc({ kind }, n)
    },
  })
  new Gauge({
    name: 'wotu_job_oldest_due_seconds',
    help: 'How long the job has been due that has waited longest; 0 when none is',
    registers: [registry],
    async collect() {
      const now = clock.now()
      const oldest = db.selectFrom('job').select('runAt').where('doneAt', 'is', null).orderBy('runAt').limit(1)
      const row = await within(patienceMs, oldest.executeTakeFirst())
      this.set(Math.max(0, (now.getTime() - (row?.runAt ?? now).getTime()) / 1000))
    },
  })
}

const countAsides = async (db: Db) => [
  ...(await db
    .selectFrom('setAside')
    .select((e) => ['kind', e.fn.countAll<number>().as('n')])
    .where('attempts', '>=', setAsideAfter)
    .groupBy('kind')
    .execute()),
  ...(await db
    .selectFrom('job')
    .select((e) => ['kind', e.fn.countAll<number>().as('n')])
    .where('doneAt', 'is', null)
    .where('attempts', '>=', setAsideAfter)
    .groupBy('kind')
    .execute()),
]
