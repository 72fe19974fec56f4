import { rejudgeRuns, type Verdict } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'

const { rejudgedSubmission: item } = schema

const limitVerdicts: Verdict[] = ['Time Limit Exceeded', 'Memory Limit Exceeded', 'Output Limit Exceeded']

/** Went from Accepted to a limit or back, and was not judged often enough to be sure of it. */
export function isNearLimit(rejudgeId: string) {
  return and(
    eq(item.rejudgeId, rejudgeId),
    // Says no more than the rest, but the index of changes is made for it.
    ne(item.statusAfter, item.statusBefore),
    lt(item.runs, rejudgeRuns),
    or(
      and(eq(item.statusBefore, 'Accepted'), inArray(item.statusAfter, limitVerdicts)),
      and(inArray(item.statusBefore, limitVerdicts), eq(item.statusAfter, 'Accepted')),
    ),
  )
}
