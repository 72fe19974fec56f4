import type { ScoreboardCell, SubmissionStatus } from '@codedojo/contract'

/** One submission of one person for one problem. */
export interface JudgedTry {
  readonly status: SubmissionStatus
  /** Whole minutes since the start. */
  readonly minute: number
  /** Made after the beginning of the freeze. */
  readonly isHidden: boolean
}

/**
 * What a person's tries for a problem, in their order, come to. After the first Accepted one nothing counts, and a
 * Compilation Error or an Internal Error never does.
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
