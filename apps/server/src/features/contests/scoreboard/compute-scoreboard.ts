import { hasPenalty, type Scoreboard, type ScoreboardCell, type ScoreboardRow } from '@codedojo/contract'
import type { ScoreboardAudience } from '../../../services/scoreboards.ts'
import { computeCell, type JudgedTry } from './compute-cell.ts'
import { findFreezeStart, minuteOf } from './freeze.ts'
import { placeRows } from './place-rows.ts'
import type { InputPerson, InputSubmission, ScoreboardInput } from './scoreboard-input.ts'

export interface ScoreboardMoment {
  readonly audience: ScoreboardAudience
  /** The state at this moment, with the current verdicts. */
  readonly at: Date
}

/**
 * Computes the scoreboard. It has no rows before the start, and submissions after the end do not count. `solvers`,
 * `triers` and the first solver are determined among the placed participants.
 */
export function computeScoreboard(input: ScoreboardInput, { audience, at }: ScoreboardMoment): Scoreboard {
  const { contest, problems, people } = input
  const hasStarted = contest.startsAt <= at
  const since = audience === 'jury' ? null : findFreezeStart(contest, at)
  const counted = hasStarted ? countedBy(input, at) : []
  const cellsOf = makeCells(input, { counted, since })
  const rows = hasStarted
    ? placeRows(
        people.map((person) => rowOf(input, { person, cellsOf })),
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

function countedBy({ contest, submissions }: ScoreboardInput, at: Date): InputSubmission[] {
  return submissions.filter(
    ({ madeAt }) => madeAt >= contest.startsAt && madeAt < contest.endsAt && madeAt <= at,
  )
}

function isPlaced({ isOfficial, isDisqualified }: InputPerson): boolean {
  return isOfficial && !isDisqualified
}

type CellsOf = (person: InputPerson) => ScoreboardCell[]

function makeCells(
  { contest, problems, people }: ScoreboardInput,
  { counted, since }: { counted: readonly InputSubmission[]; since: Date | null },
): CellsOf {
  const minutes = minuteOf(contest, contest.endsAt)
  const placed = new Set(people.filter(isPlaced).map(({ userId }) => userId))
  const tries = new Map<string, JudgedTry[]>()
  const firstSolvers = new Map<string, string>()
  for (const { userId, problemId, status, madeAt, score } of counted) {
    const isHidden = since !== null && madeAt >= since
    const one = { status, minute: minuteOf(contest, madeAt), isHidden, score }
    const key = `${userId} ${problemId}`
    const earlier = tries.get(key)
    if (earlier) earlier.push(one)
    else tries.set(key, [one])
    const solves = status === 'Accepted' && !isHidden && placed.has(userId)
    if (solves && !firstSolvers.has(problemId)) firstSolvers.set(problemId, userId)
  }
  return ({ userId }) =>
    problems.map(({ problemId, points }) => ({
      ...computeCell(tries.get(`${userId} ${problemId}`) ?? [], { rule: contest.rule, points, minutes }),
      isFirst: firstSolvers.get(problemId) === userId,
    }))
}

function rowOf(
  { contest }: ScoreboardInput,
  { person, cellsOf }: { person: InputPerson; cellsOf: CellsOf },
): ScoreboardRow {
  const row = { solved: 0, points: 0, penalty: 0 }
  const cells = cellsOf(person)
  for (const { minute, wrongTries, points } of cells) {
    // Two decimals of each cell: their sum has no more, either.
    row.points = Math.round((row.points + points) * 100) / 100
    if (minute === null) continue
    row.solved += 1
    if (hasPenalty(contest.rule)) row.penalty += minute + contest.penaltyMinutes * wrongTries
  }
  const { userId: _id, name, avatarUrl, isDisqualified } = person
  const place = isPlaced(person) ? 0 : null
  return { place, person: { _id, name, avatarUrl }, isDisqualified, ...row, cells }
}
