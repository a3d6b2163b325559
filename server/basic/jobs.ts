import type { JobHandlers } from '#kernel/jobs/jobs.ts'
import { sweepDataTemp } from './data-temp/dataTemp.ts'
import { sweepFailures } from './login/failure.ts'
import { expireJob } from './point/jobs.ts'

export const basicJobs = {
  'login.sweep': sweepFailures,
  'dataTemp.sweep': sweepDataTemp,
  'point.expire': expireJob,
} satisfies JobHandlers
