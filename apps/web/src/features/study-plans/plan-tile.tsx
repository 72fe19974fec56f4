import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { planPath, plansPath, problemPathOf } from '../../lib/paths.ts'
import { TileLink } from '../../ui/tile-link.tsx'
import { findFollowedPlan } from './followed-plan.ts'
import { plansQuery } from './queries.ts'

/** The next problem of the most recently followed plan; without one, a link to the plans. */
export function PlanTile() {
  const { data: plans, isPending } = useQuery(plansQuery)
  const plan = plans && findFollowedPlan(plans)
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
