import {
  type ContestRule,
  decreasedPoints,
  type ScoreboardCell,
  type SubmissionStatus,
  type SubtaskResult,
} from '@codedojo/contract'

/** One submission of a participant for a problem. */
export interface JudgedTry {
  readonly status: SubmissionStatus
  /** Whole minutes since the start. */
  readonly minute: number
  /** Made during the freeze. */
  readonly isHidden: boolean
  /** null for a pass-fail problem, and without a verdict. */
  readonly score: TryScore | null
}

export interface TryScore {
  readonly points: number
  /** The most that the problem gives. */
  readonly of: number
  readonly subtasks: readonly Pick<SubtaskResult, 'name' | 'points'>[]
}

export interface CellRule {
  readonly rule: ContestRule
  /** What the problem is worth in the contest. */
  readonly points: number
  /** The length of the contest. */
  readonly minutes: number
}

/**
 * Computes the cell of a participant and a problem from the tries, in chronological order. Tries after the first
 * Accepted one do not count, nor do Compilation Errors and Internal Errors.
 */
export function computeCell(tries: readonly JudgedTry[], rule: CellRule): Omit<ScoreboardCell, 'isFirst'> {
  let [wrongTries, pending, frozen] = [0, 0, 0]
  const counted: JudgedTry[] = []
  for (const one of tries) {
    const { status, minute, isHidden } = one
    if (isHidden) frozen += 1
    else if (status === 'In Queue' || status === 'Judging') pending += 1
    else if (status === 'Accepted') {
      const points = pointsOfSolved(rule, { minute, wrongTries })
      return { state: 'solved', points, wrongTries, hiddenTries: pending, minute }
    } else if (status !== 'Compilation Error' && status !== 'Internal Error') {
      wrongTries += 1
      counted.push(one)
    }
  }
  const points = rule.rule === 'ioi' ? bestPoints(counted, rule) : 0
  const judged = points > 0 ? 'partial' : wrongTries > 0 ? 'tried' : 'untried'
  const state = frozen > 0 ? 'frozen' : pending > 0 ? 'judging' : judged
  return { state, points, wrongTries, hiddenTries: pending + frozen, minute: null }
}

function pointsOfSolved(
  { rule, points, minutes }: CellRule,
  { minute, wrongTries }: { readonly minute: number; readonly wrongTries: number },
): number {
  switch (rule) {
    case 'icpc':
    case 'points':
    case 'ioi':
      return points
    case 'decreasing':
      return decreasedPoints({ points, minute, minutes, wrongTries })
  }
}

/** The best of each subtask over all tries, brought to the points of the problem in the contest, with two decimals. */
function bestPoints(tries: readonly JudgedTry[], { points: worth }: CellRule): number {
  const best = new Map<string, number>()
  let [mostOfOne, of] = [0, 0]
  for (const { score } of tries) {
    if (score === null) continue
    of = score.of
    mostOfOne = Math.max(mostOfOne, score.points)
    for (const { name, points } of score.subtasks) best.set(name, Math.max(best.get(name) ?? 0, points))
  }
  if (of <= 0) return 0
  const sum = [...best.values()].reduce((all, points) => all + points, 0)
  // A problem may put its subtasks together in another way than by their sum, so a single try may be better.
  const share = Math.min(1, Math.max(sum, mostOfOne) / of)
  return Math.round(share * worth * 100) / 100
}
