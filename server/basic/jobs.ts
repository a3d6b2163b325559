import type { JobHandlers } from '#kernel/jobs/jobs.ts'
import { sweepFailures } from './login/failure.ts'

export const basicJobs: JobHandlers = { 'login.sweep': sweepFailures }
