import type { StudyPlanSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { planPath, problemPathOf } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { FollowButton } from './follow-button.tsx'
import { groupPlans } from './group-plans.ts'
import { PlanProgress } from './plan-progress.tsx'
import { plansQuery } from './queries.ts'

/** The study plans as cards under the headings of their groups, followed ones first; one that is followed here stays in its place. */
export function PlansOverview() {
  const { data: plans, isPending, error, isFetching, refetch } = useQuery(plansQuery)
  if (isPending) return <ListSkeleton />
  if (plans === undefined)
    return <ReadFailed title="Failed to load the study plans." reading={{ error, isFetching, refetch }} />
  if (plans.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<MapIcon size={18} strokeWidth={1.75} aria-hidden />}
          title="There are no study plans yet."
          detail="They come with the problems of this installation."
        >
          <Link to="/#problems" className="btn btn-sm">
            Go to the problems
          </Link>
        </EmptyState>
      </div>
    )
  return <PlanGroups plans={plans} />
}

function PlanGroups({ plans }: { plans: readonly StudyPlanSummary[] }) {
  const [followedBefore] = useState(() => new Set(plans.filter(isFollowed).map(({ slug }) => slug)))
  return (
    <div className="space-y-8">
      {groupPlans(plans, ({ slug }) => !followedBefore.has(slug)).map(({ title, plans: own }) => (
        <section key={title} aria-label={title}>
          <h2 dir="auto" className="mb-3 text-heading break-words">
            {title}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {own.map((plan) => (
              <li key={plan.slug} className="panel flex flex-col gap-4 p-4">
                <PlanCard plan={plan} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function isFollowed({ startedAt }: StudyPlanSummary): boolean {
  return startedAt !== null
}

function PlanCard({ plan }: { plan: StudyPlanSummary }) {
  return (
    <>
      <div className="flex-1">
        <h3 className="text-title">
          <Link to={planPath(plan)} className="hover:underline">
            {plan.title}
          </Link>
        </h3>
        {plan.startedAt !== null && (
          <p className="mt-1 flex items-center gap-1.5 text-ui text-primary">
            <Check size={14} strokeWidth={1.75} aria-hidden /> You follow this plan
          </p>
        )}
        <p className="mt-1 text-body text-muted">{plan.summary}</p>
      </div>
      <PlanProgress plan={plan} />
      <div className="flex items-center gap-2">
        <FollowButton plan={plan} />
        <NextLink plan={plan} />
      </div>
    </>
  )
}

/** The next problem of a plan; without one, the plan is finished. */
function NextLink({ plan: { next, total } }: { plan: StudyPlanSummary }) {
  if (next === null) return <span className="text-ui text-ac">{total === 0 ? '' : 'All solved'}</span>
  return (
    <Link
      to={problemPathOf(next.problemId)}
      className="inline-flex min-h-8 min-w-0 items-center gap-1.5 text-ui text-primary underline-offset-4 hover:underline max-md:min-h-11"
    >
      <span className="truncate">Next: {next.title}</span>
      <ArrowRight size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
    </Link>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the study plans" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="panel flex h-48 flex-col gap-4 p-4">
          <Bone className="w-40" />
          <Bone className="w-full" />
          <Bone className="w-2/3" />
          <Bone className="mt-auto w-24" />
        </div>
      ))}
    </Skeleton>
  )
}
