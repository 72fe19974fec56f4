import { PlansOverview } from '../../../features/study-plans/plans-overview.tsx'
import { useTitle } from '../../shell/use-title.ts'

export function PlansPage() {
  useTitle('Study plans')
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display max-md:text-heading">Study plans</h1>
        <p className="mt-1 text-base text-muted">A road through the problems, one after the other.</p>
      </header>
      <PlansOverview />
    </>
  )
}
