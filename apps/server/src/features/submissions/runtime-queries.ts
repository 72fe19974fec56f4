import type { Language } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { hasVeiledContest, isUnveiled } from '../problems/index.ts'

const { runtimeSpread, submission } = schema

/** An Accepted submission as far as its runtime is concerned. */
export interface AcceptedRuntime {
  readonly id: string
  readonly userId: string
  readonly problemId: string
  readonly problemRevision: number
  readonly language: Language
  readonly runtimeMs: number
  readonly isOfContest: boolean
  /** What the judge measured when it repeated the run; null when it has not. */
  readonly repeatedMs: readonly number[] | null
}

/** One Accepted submission of this user; null when there is none, or it is somebody else's. */
export async function findAcceptedRuntime(
  database: Database,
  id: string,
  userId: string,
): Promise<AcceptedRuntime | null> {
  const [row] = await database.queries
    .select({
      problemId: submission.problemId,
      problemRevision: submission.problemRevision,
      language: submission.language,
      runtimeMs: sql<number>`${submission.runtimeMs}`,
      isOfContest: sql<boolean>`${submission.contestId} is not null`,
      repeatedMs: runtimeSpread.runsMs,
    })
    .from(submission)
    .leftJoin(runtimeSpread, eq(runtimeSpread.submissionId, submission.id))
    .where(
      and(
        eq(submission.id, id),
        eq(submission.userId, userId),
        isAccepted,
        // Nothing to compare where no case was run.
        isNotNull(submission.runtimeMs),
      ),
    )
  return row ? { id, userId, ...row } : null
}

/** How many learners have this as their best accepted runtime. */
export interface RuntimeCount {
  /** Whole milliseconds. */
  readonly ms: number
  readonly learners: number
}

/**
 * The best accepted runtimes of everybody else, fastest first, in the same language and of the same state of the
 * problem: other cases or limits are another race. Without those of a contest that does not tell its results yet. Read from the
 * index alone; it is in this order.
 */
export async function runtimesOfOthers(
  database: Database,
  { problemId, problemRevision, language, userId }: AcceptedRuntime,
): Promise<RuntimeCount[]> {
  // A look into the rows themselves, which the index spares in all other cases.
  const isTold = (await hasVeiledContest(database, problemId)) ? isUnveiled(database) : undefined
  const best = database.queries
    .select({ ms: sql<number>`round(min(${submission.runtimeMs}))::integer`.as('ms') })
    .from(submission)
    .where(
      and(
        eq(submission.problemId, problemId),
        eq(submission.problemRevision, problemRevision),
        eq(submission.language, language),
        ne(submission.userId, userId),
        isAccepted,
        isNotNull(submission.runtimeMs),
        isTold,
      ),
    )
    .groupBy(submission.userId)
    .as('best')
  return database.queries
    .select({ ms: best.ms, learners: sql<number>`count(*)::integer` })
    .from(best)
    .groupBy(best.ms)
    .orderBy(best.ms)
}

// Written out, because the index is only for rows of which the database can see this.
const isAccepted = sql`${submission.status} = 'Accepted'`
