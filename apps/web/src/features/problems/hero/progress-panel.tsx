import type { ReactNode } from 'react'
import { DifficultyBar } from '../../../shared/problems/difficulty-bar.tsx'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import type { Progress } from './progress.ts'

interface ProgressPanelProps {
  progress: readonly Progress[]
  /** Fills the other half of the panel; null if nothing. */
  beside: ReactNode
}

/** Solved problems by difficulty. */
export function ProgressPanel({ progress, beside }: ProgressPanelProps) {
  const solved = progress.reduce((sum, part) => sum + part.solved, 0)
  const total = progress.reduce((sum, part) => sum + part.total, 0)
  return (
    <div className="panel md:grid md:grid-cols-2 md:divide-x md:divide-line">
      <section className="p-4" aria-label="Solved problems by difficulty">
        <p className="mb-3 flex items-baseline justify-between text-ui text-muted max-md:hidden">
          Solved
          <span className="num text-body text-faint">
            <span className="text-heading font-semibold text-ink">{solved}</span> / {total}
          </span>
        </p>
        <ul className="flex gap-4 md:flex-col md:gap-3">
          {progress.map((part) => (
            <ProgressLine key={part.difficulty} part={part} />
          ))}
        </ul>
      </section>
      {beside}
    </div>
  )
}

function ProgressLine({ part: { difficulty, solved, total } }: { part: Progress }) {
  return (
    <li className="min-w-0 flex-1">
      <p className="mb-2 flex justify-between gap-x-2 max-md:flex-col">
        <DifficultyMark difficulty={difficulty} />
        <span className="num text-ui text-faint">
          <span className="text-ink">{solved}</span>/{total}
        </span>
      </p>
      <DifficultyBar difficulty={difficulty} solved={solved} total={total} />
    </li>
  )
}
