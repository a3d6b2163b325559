import { alike, type Equivalent } from './equivalent.ts'

const wall = 'The wall between tenants shows no other tenant’s rows: this is for the index, and a second wall.'
const looksAgain =
  'It finds tenants that may have a job; taking one asks the same again. So it only spares looking there.'

export const kernel: Equivalent[] = [
  ...alike(wall, 'kernel/call/idempotency.ts', `where('systemId', '=', systemId)`),
  ...alike(wall, 'kernel/jobs/outsideJobs.ts', `where('systemId', '=', systemId)`),
  ...alike(wall, 'kernel/jobs/sweep.ts', 'system_id = ${systemId}'),
  ...alike(wall, 'kernel/jobs/jobs.ts', `where('systemId', '=', systemId)`),
  {
    file: 'kernel/db/idsLease.ts',
    what: 'node = ${current.node}',
    why: 'A holder’s name stands at one node only: it is for the primary key.',
  },
  {
    file: 'kernel/db/idsLease.ts',
    what: 'node = ${lease.node}',
    why: 'A holder’s name stands at one node only: it is for the primary key.',
  },
  {
    file: 'kernel/jobs/outsideJobs.ts',
    what: 'underway.size >= mostAtOnce',
    why: 'The statement then takes no more than none: it only spares asking.',
  },
  ...alike(
    looksAgain,
    'kernel/jobs/jobs.ts',
    `where('job.doneAt', 'is', null)`,
    `where('job.runAt', '<=', clock.now())`,
    `where('job.kind', 'in', due)`,
  ),
  {
    file: 'kernel/call/sets.ts',
    what: 'passed.length === 0',
    why: 'What follows fails with none, and all are then done by themselves just the same.',
  },
]
