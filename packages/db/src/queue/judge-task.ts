import { z } from 'zod'

/** Name and payload of the one task of the queue: everything else about a job is in its row. */
export const judgeTask = 'judge'
export const judgeTaskSchema = z.object({ jobId: z.string() })

/** A worker may be lost many times before the eight lost judges of a poison job end it; see `claim_judge_job`. */
export const judgeTaskMaxAttempts = 25

/** Runs before submissions; a user's k-th waiting job stands behind everybody's (k-1)-th. */
export const priorityClass = { run: 0, submit: 10_000 } as const
