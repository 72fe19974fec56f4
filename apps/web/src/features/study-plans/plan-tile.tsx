import type { StudyPlanSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { newestFirst } from '../../lib/newest-first.ts'
import { planPath, plansPath, problemPathOf } from '../../lib/paths.ts'
import { TileLink } from '../../ui/tile-link.tsx'
import { plansQuery } from './queries.ts'

/** The next problem of the most recently followed plan; without one, a link to the plans. */
export function PlanTile() {
  const { data: plans, isPending } = useQuery(plansQuery)
  const plan = plans && followedLast(plans)
  if (!plan)
    return (
      <TileLink
        to={plansPath}
        icon={MapIcon}
        title="Study plans"
        detail={plans ? 'Follow one' : isPending ? '\u00a0' : 'Could not be loaded'}
      />
    )
  const share = `${plan.title}, ${plan.solved} of ${plan.total}`
  if (plan.next === null)
    return <TileLink to={planPath(plan)} icon={MapIcon} title={plan.title} detail="All solved" />
  return (
    <TileLink
      to={problemPathOf(plan.next.problemId)}
      icon={MapIcon}
      title={
        <>
          Next: <bdi>{plan.next.title}</bdi>
        </>
      }
      detail={share}
    />
  )
}

/** The most recently followed plan; unfinished plans come first. */
function followedLast(plans: readonly StudyPlanSummary[]): StudyPlanSummary | undefined {
  const followed = plans
    .filter(({ startedAt }) => startedAt !== null)
    .toSorted((one, other) => newestFirst(one.startedAt ?? '', other.startedAt ?? ''))
  return followed.find(({ next }) => next !== null) ?? followed[0]
}
