import type { Difficulty } from '@codedojo/contract'
import { difficultyLabel } from './difficulty-mark.tsx'

const fills = { easy: 'bg-easy', medium: 'bg-medium', hard: 'bg-hard' } as const satisfies Record<
  Difficulty,
  string
>

interface DifficultyBarProps {
  difficulty: Difficulty
  solved: number
  total: number
}

/** The solved share of the problems of one difficulty, in its colour. */
export function DifficultyBar({ difficulty, solved, total }: DifficultyBarProps) {
  const percent = total === 0 ? 0 : (100 * solved) / total
  return (
    <div
      role="progressbar"
      aria-label={`${difficultyLabel(difficulty)} problems solved`}
      aria-valuenow={solved}
      aria-valuemin={0}
      aria-valuemax={total}
      className="h-1.5 overflow-hidden rounded-full bg-strong"
    >
      <div className={`h-full rounded-full ${fills[difficulty]}`} style={{ width: `${percent}%` }} />
    </div>
  )
}
