import type { StudyPlanSummary } from '@codedojo/contract'

interface PlanGroup {
  readonly title: string
  readonly plans: readonly StudyPlanSummary[]
}

/**
 * Sorts plans under headings: those that the reader follows, then the groups in the order of their first plans, then those
 * without a group. No plan stands twice.
 */
export function groupPlans(plans: readonly StudyPlanSummary[]): PlanGroup[] {
  const followed = plans.filter(({ startedAt }) => startedAt !== null)
  const others = plans.filter(({ startedAt }) => startedAt === null)
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
