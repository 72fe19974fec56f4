import { type Difficulty, difficulties, type ProgressFigures } from '@codedojo/contract'
import { pluralize, pluralNoun } from '../../../lib/format/pluralize.ts'
import { DifficultyBar } from '../../../shared/problems/difficulty-bar.tsx'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { acceptanceRate } from './acceptance-rate.ts'

/** Solved problems by difficulty, and the acceptance rate. */
export function StatsPanel({ figures }: { figures: ProgressFigures }) {
  return (
    <ReadingPanel
      title="Problem Solving Stats"
      trailing={
        <p className="text-ui text-muted">
          Acceptance Rate <span className="num text-ink">{acceptanceRate(figures)}</span>
          {figures.judged > 0 && ` of ${figures.judged} judged`}
        </p>
      }
    >
      <ul className="flex flex-col gap-3">
        {difficulties.map((difficulty) => (
          <Line key={difficulty} difficulty={difficulty} share={figures.byDifficulty[difficulty]} />
        ))}
      </ul>
      <NotInLibrary figures={figures} />
    </ReadingPanel>
  )
}

/** Explains why the total exceeds the sum of the lines: some solved problems are no longer in the library. */
function NotInLibrary({ figures: { solved, byDifficulty } }: { figures: ProgressFigures }) {
  const shown = difficulties.reduce((sum, difficulty) => sum + byDifficulty[difficulty].solved, 0)
  const more = solved - shown
  if (more <= 0) return null
  return (
    <p className="mt-3 text-ui text-muted">
      {pluralize(more, 'more solved problem')} {pluralNoun(more, 'is', 'are')} not in the library.
    </p>
  )
}

interface LineProps {
  difficulty: Difficulty
  share: { solved: number; total: number }
}

function Line({ difficulty, share: { solved, total } }: LineProps) {
  return (
    <li className="grid grid-cols-[88px_1fr_72px] items-center gap-4">
      <DifficultyMark difficulty={difficulty} />
      <DifficultyBar difficulty={difficulty} solved={solved} total={total} />
      <span className="num text-right text-ui text-faint">
        <span className="text-ink">{solved}</span>/{total}
      </span>
    </li>
  )
}
