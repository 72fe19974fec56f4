import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { managedPlansPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { managedPlanQuery } from './queries.ts'

/** Page to add or edit one study plan; null for a new one. */
export function PlanAdmin({ planId }: { planId: string | null }) {
  const navigate = useNavigate()
  const goBack = () => void navigate(managedPlansPath)
  return (
    <>
      <header className="mb-5">
        <Link
          to={managedPlansPath}
          className="mb-2 inline-flex max-w-full items-center gap-1 text-ui text-muted hover:text-ink max-md:min-h-11"
        >
          <ChevronLeft size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          Study plans
        </Link>
        <h1 className="text-heading">{planId === null ? 'Add a study plan' : 'Edit study plan'}</h1>
      </header>
      {planId === null ? (
        <PlanEditor plan={null} onDone={goBack} />
      ) : (
        <StoredPlan planId={planId} onDone={goBack} />
      )}
    </>
  )
}

function StoredPlan({ planId, onDone }: { planId: string; onDone: () => void }) {
  const { data: plan, error, isFetching, refetch } = useQuery(managedPlanQuery(planId))
  if (plan) return <PlanEditor plan={plan} onDone={onDone} />
  if (error === null)
    return (
      <Skeleton label="Loading the study plan" className="space-y-5">
        <Bone className="h-10" />
        <Bone className="h-20" />
        <Bone className="h-64" />
      </Skeleton>
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className="panel">
        <EmptyState title="There is no such study plan." detail="It may have been deleted.">
          <Link to={managedPlansPath} className={buttonClasses({ isSmall: true })}>
            Go to the study plans
          </Link>
        </EmptyState>
      </div>
    )
  return <ReadFailed title="Failed to load the study plan." reading={{ error, isFetching, refetch }} />
}
