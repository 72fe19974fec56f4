import type { StudyPlanSummary } from '@codedojo/contract'

interface PlanGroup {
  readonly title: string
  readonly plans: readonly StudyPlanSummary[]
}

/**
 * Sorts plans under headings: those that the reader follows, then the groups in the order of their first plans, then those
 * without a group. No plan is listed twice. A plan that the reader has just followed, by `isNew`, stays in its group, so that
 * nothing moves under the pointer.
 */
export function groupPlans(
  plans: readonly StudyPlanSummary[],
  isNew: (plan: StudyPlanSummary) => boolean = () => false,
): PlanGroup[] {
  const isAbove = (plan: StudyPlanSummary) => plan.startedAt !== null && !isNew(plan)
  const followed = plans.filter(isAbove)
  const others = plans.filter((plan) => !isAbove(plan))
  const named = Map.groupBy(
    others.filter(({ group }) => group !== ''),
    ({ group }) => group,
  )
  const groups = [
    { title: 'Plans you follow', plans: followed },
    ...[...named].map(([title, own]) => ({ title, plans: own })),
    {
      title: named.size > 0 ? 'More plans' : 'All plans',
      plans: others.filter(({ group }) => group === ''),
    },
  ]
  return groups.filter((group) => group.plans.length > 0)
}
