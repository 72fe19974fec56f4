import { DifficultyBar } from '../../../ui/difficulty-bar.tsx'
import { DifficultyMark } from '../../../ui/difficulty-mark.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Progress } from './progress.ts'

/** Solved by difficulty, from what the user has really solved. */
export function ProgressPanel({ progress }: { progress: readonly Progress[] }) {
  const solved = progress.reduce((sum, part) => sum + part.solved, 0)
  const total = progress.reduce((sum, part) => sum + part.total, 0)
  return (
    <Panel className="p-4" label="Solved problems by difficulty">
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
    </Panel>
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
