import { type Contest, hasPenalty, type Scoreboard } from '@codedojo/contract'
import { Snowflake, Star } from 'lucide-react'
import { freezeText } from './freeze-text.ts'

interface ScoreboardLegendProps {
  contest: Contest
  board: Scoreboard
}

/** Says whether results are frozen, and explains the symbols in the cells. */
export function ScoreboardLegend({ contest, board }: ScoreboardLegendProps) {
  const freeze = freezeText(contest, board)
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 text-ui text-muted">
      {freeze !== null && (
        <p className="flex items-center gap-2">
          <Snowflake size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          {freeze}
        </p>
      )}
      <p className="flex items-center gap-1.5 md:ml-auto">
        <Star size={14} strokeWidth={1.75} className="fill-current text-ac" aria-hidden />
        First to solve
      </p>
      {hasPenalty(board.rule) ? (
        <p>
          <span className="num text-ink">+1</span> wrong tries
          {board.penaltyMinutes > 0 && `, ${board.penaltyMinutes} min each`}
        </p>
      ) : (
        <p>Cells show points</p>
      )}
    </div>
  )
}
