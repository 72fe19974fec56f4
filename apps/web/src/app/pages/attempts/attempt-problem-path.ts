import type { Attempt } from '@codedojo/contract'
import { openedAttemptParam, problemPath, roundPath } from '../../../lib/paths.ts'

/** Where the problem of an attempt is solved now: in its contest while that runs; null: nowhere. */
export function attemptProblemPath({ contest, isProblemOpen, problemId }: Attempt): string | null {
  if (contest?.isRunning) return contest.letter === null ? null : roundPath(contest._id, contest.letter)
  return isProblemOpen ? problemPath({ _id: problemId }) : null
}

/** Where the code of an attempt is put into the editor; null where the problem cannot be opened. */
export function editorPathOf(attempt: Attempt): string | null {
  const path = attemptProblemPath(attempt)
  return path && `${path}?${new URLSearchParams({ [openedAttemptParam]: attempt._id })}`
}
