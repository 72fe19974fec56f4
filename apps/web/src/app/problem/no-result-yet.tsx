import { ListChecks } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown instead of test cases and results before the first run or submission. */
export function NoResultYet() {
  return (
    <EmptyState
      title="Run or submit your code to see its cases here."
      icon={<ListChecks size={18} strokeWidth={1.75} aria-hidden />}
    />
  )
}
