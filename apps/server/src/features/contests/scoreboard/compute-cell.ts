import type { ScoreboardCell, SubmissionStatus } from '@codedojo/contract'

/** One submission of a participant for a problem. */
export interface JudgedTry {
  readonly status: SubmissionStatus
  /** Whole minutes since the start. */
  readonly minute: number
  /** Made during the freeze. */
  readonly isHidden: boolean
}

/**
 * Computes the cell of a participant and a problem from the tries, in chronological order. Tries after the first
 * Accepted one do not count, nor do Compilation Errors and Internal Errors.
 */
export function computeCell(tries: readonly JudgedTry[]): Omit<ScoreboardCell, 'isFirst'> {
  let [wrongTries, pending, frozen] = [0, 0, 0]
  for (const { status, minute, isHidden } of tries) {
    if (isHidden) frozen += 1
    else if (status === 'In Queue' || status === 'Judging') pending += 1
    else if (status === 'Accepted') return { state: 'solved', wrongTries, hiddenTries: pending, minute }
    else if (status !== 'Compilation Error' && status !== 'Internal Error') wrongTries += 1
  }
  const state = frozen > 0 ? 'frozen' : pending > 0 ? 'judging' : wrongTries > 0 ? 'tried' : 'untried'
  return { state, wrongTries, hiddenTries: pending + frozen, minute: null }
}
