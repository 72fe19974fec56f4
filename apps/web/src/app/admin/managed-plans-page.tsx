import { ManagedPlans } from '../../features/plan-admin/managed-plans.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ManagedPlansPage() {
  useTitle('Study Plans')
  return (
    <div className="mx-auto max-w-[1152px]">
      <ManagedPlans />
    </div>
  )
}
