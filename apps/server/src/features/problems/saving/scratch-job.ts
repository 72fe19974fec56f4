import { type Outcome, outcomeSchema, type ProblemDraft } from '@codedojo/contract'
import { enqueueJob, type NewJob, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { ProblemRow } from '../queries.ts'
import { findVersion } from '../versions/version-queries.ts'
import { buildVersionDraft } from './build-version-draft.ts'
import { type Candidate, discardCandidate, openCandidate } from './save-version.ts'

const { judgeJob } = schema

type JobKeys = 'id' | 'userId' | 'problemId' | 'problemRevision'

export interface ScratchJob<Result> {
  /** Content of the temporary problem that carries the job; no other problem may have its title. */
  readonly body: ProblemDraft
  /** The problem that the job is for; its setting for line ends applies. */
  readonly base: ProblemRow | null
  readonly authorId: string
  readonly jobOf: (tx: Transaction) => Promise<Omit<NewJob, JobKeys>>
  /** Error message when the job is not done within half an hour. */
  readonly tooSlow: string
  /** Reads the result before the job is deleted; null when the judge stored no outcome. */
  readonly answerOf: (jobId: string, outcome: Outcome | null) => Promise<Result>
}

const withinMs = 30 * 60_000

/**
 * Runs a judge job that belongs to no problem. Every job needs one, so this creates a hidden temporary problem and
 * deletes it afterwards, together with the job, even on errors.
 */
export async function runScratchJob<Result>(context: Context, scratch: ScratchJob<Result>): Promise<Result> {
  const { database, jobs } = context
  const { authorId: userId, jobOf, tooSlow, answerOf } = scratch
  const carrier = await openScratch(context, scratch)
  const { problemId, revision: problemRevision } = carrier
  const id = uuidv7()
  try {
    await database.queries.transaction(async (tx) => {
      await enqueueJob(tx, { ...(await jobOf(tx)), id, userId, problemId, problemRevision })
    })
    if (!(await jobs.untilDone(id, withinMs))) throw new AppError('unavailable', tooSlow)
    return await answerOf(id, await outcomeOf(context, id))
  } finally {
    await discardCandidate(database, carrier)
  }
}

function openScratch(
  { database }: Context,
  { body, base, authorId }: Pick<ScratchJob<unknown>, 'body' | 'base' | 'authorId'>,
): Promise<Candidate> {
  return database.queries.transaction(async (tx) => {
    const stored = base && (await findVersion(tx, base.id, base.version))
    const whole = await buildVersionDraft(tx, body, stored)
    // Outputs are kept or discarded, not checked, so the job needs no validators.
    const columns = { ...whole.draft.columns, validation: null }
    const draft = { ...whole.draft, columns, files: [] }
    const isNew = { problemId: null, publishAt: null, expectedVersion: null } as const
    return openCandidate(tx, { ...isNew, draft, status: 'draft', authorId, note: '' })
  })
}

async function outcomeOf({ database }: Context, jobId: string): Promise<Outcome | null> {
  const [job] = await database.queries
    .select({ outcome: judgeJob.outcome })
    .from(judgeJob)
    .where(eq(judgeJob.id, jobId))
  return outcomeSchema.safeParse(job?.outcome).data ?? null
}
