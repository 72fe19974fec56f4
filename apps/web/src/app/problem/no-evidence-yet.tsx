import { ListChecks } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

/** In the place of cases and results, until there was a run or a submit. */
export function NoEvidenceYet() {
  return (
    <EmptyState
      title="Run or submit your code to see its cases here."
      icon={<ListChecks size={18} strokeWidth={1.75} aria-hidden />}
    />
  )
}
