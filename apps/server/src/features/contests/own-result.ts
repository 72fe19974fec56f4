import type { PastContest, Scoreboard, ScoreboardRow } from '@codedojo/contract'
import type { Scoreboards } from '../../services/scoreboards.ts'

type Result = NonNullable<PastContest['result']>

interface Own {
  readonly contestId: string
  readonly userId: string
}

/** One person's result: their solved problems at once, their place only after the freeze has ended. */
export async function computeOwnResult(
  boards: Scoreboards,
  { contestId, userId }: Own,
): Promise<Omit<Result, 'ratingChange'> | null> {
  const shown = await boards.read(contestId, 'everybody')
  const whole = shown?.frozenSince ? await boards.read(contestId, 'jury') : shown
  const own = whole && findRow(whole, userId)
  if (!shown || !own) return null
  return { solved: own.solved, total: shown.problems.length, ranking: rankingOf(shown, userId) }
}

export function findRow(board: Scoreboard, userId: string): ScoreboardRow | undefined {
  return board.rows.find(({ person }) => person._id === userId)
}

/**
 * A person's place, and the number of placed participants; null if the person has no place, the scoreboard is frozen, or nobody
 * has submitted yet.
 */
export function rankingOf(board: Scoreboard, userId: string): Result['ranking'] {
  const isBegun = board.rows.some(({ cells }) => cells.some(({ state }) => state !== 'untried'))
  if (board.frozenSince !== null || !isBegun) return null
  const place = findRow(board, userId)?.place ?? null
  if (place === null) return null
  return { place, of: board.rows.filter((row) => row.place !== null).length }
}
