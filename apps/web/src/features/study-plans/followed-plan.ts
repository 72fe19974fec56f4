import type { StudyPlanSummary } from '@codedojo/contract'
import { newestFirst } from '../../lib/newest-first.ts'

/** The most recently followed plan; unfinished plans come first. */
export function findFollowedPlan(plans: readonly StudyPlanSummary[]): StudyPlanSummary | undefined {
  const followed = plans
    .filter(({ startedAt }) => startedAt !== null)
    .toSorted((one, other) => newestFirst(one.startedAt ?? '', other.startedAt ?? ''))
  return followed.find(({ next }) => next !== null) ?? followed[0]
}
