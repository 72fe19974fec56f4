import type { StudyPlanSummary } from '@codedojo/contract'
import { ProgressBar } from '../../ui/progress-bar.tsx'

interface PlanProgressProps {
  plan: Pick<StudyPlanSummary, 'title' | 'solved' | 'total'>
}

export function PlanProgress({ plan: { title, solved, total } }: PlanProgressProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <ProgressBar label={`Progress of ${title}`} percent={percentOf(solved, total)} />
      </div>
      <span className="num shrink-0 text-ui text-faint">
        <span className="text-ink">{solved}</span>/{total}
      </span>
    </div>
  )
}

/** Percentage, rounded down so that 100 means everything is solved. */
export function percentOf(solved: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * solved) / total)
}
