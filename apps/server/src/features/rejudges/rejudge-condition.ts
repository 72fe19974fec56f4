import { type RejudgeFilter, rejudgeFilterSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'

const { submission } = schema

interface RejudgeSelection {
  readonly problemId: string
  /** The revision to judge on. */
  readonly revision: number
  /** Start of the rejudge; later submissions are excluded. */
  readonly createdAt: SQL
  readonly filter: RejudgeFilter
}

/** Condition on the submissions of a rejudge: they had a verdict and match its filter. */
export function rejudgeCondition({
  problemId,
  revision,
  createdAt,
  filter,
}: RejudgeSelection): SQL | undefined {
  const { statuses, languages, versions, earlierOnly } = filter
  return and(
    eq(submission.problemId, problemId),
    isNotNull(submission.judgedAt),
    isNotNull(submission.userId),
    lte(submission.createdAt, createdAt),
    statuses && inArray(submission.status, statuses),
    languages && inArray(submission.language, languages),
    versions && inArray(submission.problemVersion, versions),
    earlierOnly ? lt(submission.problemRevision, revision) : undefined,
  )
}

/** The filter for all submissions with a verdict. */
export const everySubmission = rejudgeFilterSchema.parse({})

export const databaseNow = sql`now()`
