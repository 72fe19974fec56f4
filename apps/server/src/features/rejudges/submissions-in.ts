import { type RejudgeFilter, rejudgeFilterSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'

const { submission } = schema

interface Rejudged {
  readonly problemId: string
  /** What they are judged on. */
  readonly revision: number
  /** When the rejudge began; what was submitted later is none of its business. */
  readonly createdAt: SQL
  readonly filter: RejudgeFilter
}

/** The submissions that belong into a rejudge: those that had a verdict and fit its filter. */
export function submissionsIn({ problemId, revision, createdAt, filter }: Rejudged): SQL | undefined {
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

/** Of every submission that has a verdict. */
export const everySubmission = rejudgeFilterSchema.parse({})

export const today = sql`now()`
