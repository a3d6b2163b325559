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
  ...[1, 2].map((nth) => ({
    file: 'kernel/call/crud.ts',
    what: `where('boId', '=', actor.boId)`,
    why: 'The row was read under its owner before, in the same transaction: it spares the search elsewhere.',
    // The third is whose rows a page shows.
    of: 3,
    nth,
  })),
  {
    file: 'kernel/db/oneDefault.ts',
    what: 'is_default',
    why: 'The other rows are no default already: it spares writing them again.',
    // The second asks whether there is a default.
    of: 2,
    nth: 1,
  },
  {
    file: 'kernel/db/oneDefault.ts',
    what: '${rowsOf(scope)}',
    why: 'Beside the id, which is unique, of a row that is looked for under its owner: it spares the search elsewhere.',
    // The others say whose default gives way, whose youngest follows, and whether its owner has one.
    of: 4,
    nth: 2,
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
