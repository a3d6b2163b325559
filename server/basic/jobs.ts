import type { JobHandlers } from '#kernel/jobs.ts'
import { sweepFailures } from './loginFailure.ts'

export const basicJobs: JobHandlers = { 'login.sweep': sweepFailures }
