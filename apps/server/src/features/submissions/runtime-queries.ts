import type { Language } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { hasVeiledContest, isUnveiled } from '../problems/index.ts'

const { runtimeSpread, submission } = schema

/** Runtime data of an Accepted submission. */
export interface AcceptedRuntime {
  readonly id: string
  readonly userId: string
  readonly problemId: string
  readonly problemRevision: number
  readonly language: Language
  readonly runtimeMs: number
  readonly isOfContest: boolean
  /** Measurements of the judge's repeated runs; null when there are none. */
  readonly repeatedMs: readonly number[] | null
}

/** An Accepted submission of this user; null when there is none, or it is somebody else's. */
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
        // Nothing to compare if no case was run.
        isNotNull(submission.runtimeMs),
      ),
    )
  return row ? { id, userId, ...row } : null
}

/** Number of learners with this best accepted runtime. */
export interface RuntimeCount {
  /** Whole milliseconds. */
  readonly ms: number
  readonly learners: number
}

/**
 * The best accepted runtimes of all others, fastest first, in the same language and the same revision: other cases or
 * limits are not comparable. Excludes contests with hidden results. An index-only scan in index order.
 */
export async function readRuntimesOfOthers(
  database: Database,
  { problemId, problemRevision, language, userId }: AcceptedRuntime,
): Promise<RuntimeCount[]> {
  // Only this condition needs the table rows; without it the query is index-only.
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

// Written as a literal, so that the planner can use the partial index.
const isAccepted = sql`${submission.status} = 'Accepted'`
