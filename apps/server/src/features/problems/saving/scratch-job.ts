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

type Place = 'id' | 'userId' | 'problemId' | 'problemRevision'

export interface ScratchJob<Result> {
  /** Of the problem that carries the job; its title is nobody's. */
  readonly body: ProblemDraft
  /** The problem that it is done for; its own line ends count. */
  readonly base: ProblemRow | null
  readonly authorId: string
  readonly jobOf: (tx: Transaction) => Promise<Omit<NewJob, Place>>
  /** What is said when it is not done within half an hour. */
  readonly tooSlow: string
  /** Reads the answer while the job is still there; null when a judge left no outcome. */
  readonly answerOf: (jobId: string, outcome: Outcome | null) => Promise<Result>
}

const withinMs = 30 * 60_000

/**
 * Has a judge do something that is about no problem: every job is about one, so this gets a version that nobody sees and
 * that is taken away afterwards, with the job, done or not.
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
    // What is printed is kept or thrown away: programs that check it have nothing to do here.
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
