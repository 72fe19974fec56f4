import { rejudgeRuns, type Verdict } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'

const { rejudgedSubmission: item } = schema

const limitVerdicts: Verdict[] = ['Time Limit Exceeded', 'Memory Limit Exceeded', 'Output Limit Exceeded']

/** Condition: the verdict changed between Accepted and a limit, with too few runs to be certain. */
export function isNearLimit(rejudgeId: string) {
  return and(
    eq(item.rejudgeId, rejudgeId),
    // Redundant condition that makes the planner use the index of changes.
    ne(item.statusAfter, item.statusBefore),
    lt(item.runs, rejudgeRuns),
    or(
      and(eq(item.statusBefore, 'Accepted'), inArray(item.statusAfter, limitVerdicts)),
      and(inArray(item.statusBefore, limitVerdicts), eq(item.statusAfter, 'Accepted')),
    ),
  )
}
