import { useParams } from 'react-router'
import { PlanAdmin } from '../../features/plan-admin/plan-admin.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The form of one study plan; its address survives a reload. */
export function ManagedPlanPage() {
  const { id } = useParams()
  useTitle(id === undefined ? 'Add a study plan' : 'Edit study plan')
  return (
    <div className="mx-auto max-w-[1152px]">
      <PlanAdmin key={id ?? 'new'} planId={id ?? null} />
    </div>
  )
}
