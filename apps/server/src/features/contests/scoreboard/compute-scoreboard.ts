import type { Scoreboard, ScoreboardCell, ScoreboardRow } from '@codedojo/contract'
import type { ScoreboardAudience } from '../../../services/scoreboards.ts'
import { cellOf, type Try } from './cell-of.ts'
import { frozenSince, minuteOf } from './freeze.ts'
import type { Ledger, LedgerPerson, LedgerSubmission } from './ledger.ts'
import { placeRows } from './place-rows.ts'

export interface ScoreboardMoment {
  readonly audience: ScoreboardAudience
  /** The board as it was or is then, with the verdicts of now. */
  readonly at: Date
}

/**
 * The scoreboard. It has no rows before the start, and nothing counts in it that was made after the end. `solvers`, `triers`
 * and the first to solve are found among those who are placed.
 */
export function computeScoreboard(ledger: Ledger, { audience, at }: ScoreboardMoment): Scoreboard {
  const { contest, problems, people } = ledger
  const hasStarted = contest.startsAt <= at
  const since = audience === 'jury' ? null : frozenSince(contest, at)
  const counted = hasStarted ? countedBy(ledger, at) : []
  const cellsOf = makeCells(ledger, { counted, since })
  const rows = hasStarted
    ? placeRows(
        people.map((person) => rowOf(ledger, { person, cellsOf })),
        contest.rule,
      )
    : []
  const placed = rows.filter(({ place }) => place !== null)
  const among = (at: number, isIt: (cell: ScoreboardCell) => boolean) =>
    placed.filter(({ cells }) => cells[at] !== undefined && isIt(cells[at])).length
  return {
    rule: contest.rule,
    penaltyMinutes: contest.penaltyMinutes,
    problems: problems.map(({ letter, title, points }, at) => ({
      letter,
      title: hasStarted ? title : '',
      points,
      solvers: among(at, ({ state }) => state === 'solved'),
      triers: among(at, ({ state }) => state !== 'untried'),
    })),
    rows,
    frozenSince: since?.toISOString() ?? null,
    at: at.toISOString(),
  }
}

function countedBy({ contest, submissions }: Ledger, at: Date): LedgerSubmission[] {
  return submissions.filter(
    ({ madeAt }) => madeAt >= contest.startsAt && madeAt < contest.endsAt && madeAt <= at,
  )
}

function isPlaced({ isOfficial, isDisqualified }: LedgerPerson): boolean {
  return isOfficial && !isDisqualified
}

type CellsOf = (person: LedgerPerson) => ScoreboardCell[]

function makeCells(
  { contest, problems, people }: Ledger,
  { counted, since }: { counted: readonly LedgerSubmission[]; since: Date | null },
): CellsOf {
  const placed = new Set(people.filter(isPlaced).map(({ userId }) => userId))
  const tries = new Map<string, Try[]>()
  const firstSolvers = new Map<string, string>()
  for (const { userId, problemId, status, madeAt } of counted) {
    const isHidden = since !== null && madeAt >= since
    const one = { status, minute: minuteOf(contest, madeAt), isHidden }
    const key = `${userId} ${problemId}`
    const earlier = tries.get(key)
    if (earlier) earlier.push(one)
    else tries.set(key, [one])
    const solves = status === 'Accepted' && !isHidden && placed.has(userId)
    if (solves && !firstSolvers.has(problemId)) firstSolvers.set(problemId, userId)
  }
  return ({ userId }) =>
    problems.map(({ problemId }) => ({
      ...cellOf(tries.get(`${userId} ${problemId}`) ?? []),
      isFirst: firstSolvers.get(problemId) === userId,
    }))
}

function rowOf(
  { contest, problems }: Ledger,
  { person, cellsOf }: { person: LedgerPerson; cellsOf: CellsOf },
): ScoreboardRow {
  const row = { solved: 0, points: 0, penalty: 0 }
  const cells = cellsOf(person)
  for (const [at, { minute, wrongTries }] of cells.entries()) {
    if (minute === null) continue
    row.solved += 1
    row.points += problems[at]?.points ?? 0
    row.penalty += minute + contest.penaltyMinutes * wrongTries
  }
  const { userId: _id, name, avatarUrl, isDisqualified } = person
  const place = isPlaced(person) ? 0 : null
  return { place, person: { _id, name, avatarUrl }, isDisqualified, ...row, cells }
}
