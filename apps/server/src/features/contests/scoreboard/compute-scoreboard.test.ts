import type { ScoreboardCell, SubmissionStatus } from '@codedojo/contract'
import { expect, test } from 'vitest'
import type { ScoreboardAudience } from '../../../services/scoreboards.ts'
import { computeScoreboard } from './compute-scoreboard.ts'
import type { InputContest, InputPerson, InputSubmission, ScoreboardInput } from './scoreboard-input.ts'

const start = Date.parse('2026-01-31T10:00:00.000Z')
const length = 120

test('ranks by problems solved and then by penalty, which counts minutes and tries before the first Accepted', () => {
  const board = scoreboardOf([
    made('ada', 'A', 10.99, 'Wrong Answer'),
    made('ada', 'A', 11, 'Time Limit Exceeded'),
    made('ada', 'A', 30.5, 'Accepted'),
    made('bob', 'A', 69, 'Accepted'),
    made('cyd', 'A', 50, 'Accepted'),
    made('cyd', 'B', 100, 'Accepted'),
  ])

  expect(linesOf(board)).toEqual(['1 cyd 2 150', '2 bob 1 69', '3 ada 1 70', '4 dan 0 0'])
})

test('ranks by points where the rules say so, and by penalty among equal points', () => {
  const rule = 'points'
  const board = scoreboardOf(
    [made('ada', 'A', 1, 'Accepted'), made('bob', 'C', 90, 'Accepted'), made('cyd', 'C', 80, 'Accepted')],
    { contest: { rule } },
  )

  expect(board.rows.map(({ place, person, points }) => [place, person._id, points])).toEqual([
    [1, 'cyd', 300],
    [2, 'bob', 300],
    [3, 'ada', 100],
    [4, 'dan', 0],
  ])
})

test('by the rule of the IOI the best of each subtask counts, and nothing costs time', () => {
  const some = 'Partially Accepted'
  const board = scoreboardOf(
    [
      made('ada', 'C', 5, some, [30, 10, 0]),
      made('ada', 'C', 100, some, [0, 20, 30]),
      made('bob', 'C', 1, 'Accepted', [30, 40, 30]),
      made('bob', 'C', 2, some, [30, 0, 0]),
      made('cyd', 'A', 3, 'Wrong Answer'),
      made('cyd', 'A', 110, 'Accepted'),
      made('dan', 'C', 4, 'Wrong Answer', [0, 0, 0]),
    ],
    { contest: { rule: 'ioi' } },
  )

  expect(
    board.rows.map(({ place, person, points, penalty }) => [place, person._id, points, penalty]),
  ).toEqual([
    [1, 'bob', 300, 0],
    [2, 'ada', 240, 0],
    [3, 'cyd', 100, 0],
    [4, 'dan', 0, 0],
  ])
  expect(board.rows.map(({ cells }) => cells[2]?.state)).toEqual(['solved', 'partial', 'untried', 'tried'])
})

test('in a freeze the points of later submissions are hidden', () => {
  const tries = [
    made('ada', 'C', 5, 'Partially Accepted', [30, 0, 0]),
    made('ada', 'C', 100, 'Partially Accepted', [30, 40, 0]),
  ]
  const contest = { rule: 'ioi', freezeMinutes: 60 } as const

  const [shown] = scoreboardOf(tries, { contest }).rows
  const [known] = scoreboardOf(tries, { contest, audience: 'jury' }).rows

  expect([shown?.points, shown?.cells[2]?.state]).toEqual([90, 'frozen'])
  expect([known?.points, known?.cells[2]?.state]).toEqual([210, 'partial'])
})

test('where points decrease, time and wrong tries cost some of them, but never more than seven tenths', () => {
  const board = scoreboardOf(
    [
      made('ada', 'C', 0, 'Accepted'),
      made('bob', 'C', 60, 'Accepted'),
      made('cyd', 'C', 1, 'Wrong Answer'),
      made('cyd', 'C', 60, 'Accepted'),
      ...Array.from({ length: 9 }, () => made('dan', 'C', 2, 'Wrong Answer')),
      made('dan', 'C', 119, 'Accepted'),
    ],
    { contest: { rule: 'decreasing' } },
  )

  expect(board.rows.map(({ person, points, penalty }) => [person._id, points, penalty])).toEqual([
    ['ada', 300, 0],
    ['bob', 225, 0],
    ['cyd', 195, 0],
    ['dan', 90, 0],
  ])
})

test('shares a place among equal ones and leaves out as many behind them', () => {
  const board = scoreboardOf([
    made('ada', 'A', 20, 'Accepted'),
    made('bob', 'B', 20.7, 'Accepted'),
    made('dan', 'A', 25, 'Accepted'),
  ])

  expect(linesOf(board)).toEqual(['1 ada 1 20', '1 bob 1 20', '3 dan 1 25', '4 cyd 0 0'])
})

test.each<[string, SubmissionStatus[], Partial<ScoreboardCell>]>([
  ['nothing', [], { state: 'untried', wrongTries: 0, minute: null }],
  ['a program that does not compile', ['Compilation Error'], { state: 'untried', wrongTries: 0 }],
  ['a fault of the judge', ['Internal Error'], { state: 'untried', wrongTries: 0 }],
  ['wrong ones', ['Wrong Answer', 'Runtime Error'], { state: 'tried', wrongTries: 2 }],
  ['one that waits', ['Wrong Answer', 'In Queue'], { state: 'judging', wrongTries: 1, hiddenTries: 1 }],
  ['one that is being judged', ['Judging'], { state: 'judging', wrongTries: 0, hiddenTries: 1 }],
  [
    'what follows the first Accepted',
    ['Compilation Error', 'Wrong Answer', 'Accepted', 'Wrong Answer', 'In Queue', 'Accepted'],
    { state: 'solved', wrongTries: 1, hiddenTries: 0, minute: 3 },
  ],
])('a cell tells of %s', (_name, statuses, cell) => {
  const board = scoreboardOf(statuses.map((status, at) => made('ada', 'A', at + 1, status)))

  expect(cellIn(board, 'ada', 'A')).toMatchObject(cell)
})

test('counts what was made from the start on and before the end, to the millisecond', () => {
  const board = scoreboardOf([
    made('ada', 'A', -1 / 60_000, 'Accepted'),
    made('bob', 'A', 0, 'Accepted'),
    made('cyd', 'A', length - 1 / 60_000, 'Accepted'),
    made('dan', 'A', length, 'Accepted'),
  ])

  expect(linesOf(board)).toEqual(['1 bob 1 0', '2 cyd 1 119', '3 ada 0 0', '3 dan 0 0'])
})

test('shows an earlier moment as it was', () => {
  const submissions = [made('ada', 'A', 10, 'Accepted'), made('ada', 'B', 20, 'Accepted')]

  expect(scoreboardOf(submissions, { minute: 15 }).rows[0]).toMatchObject({ solved: 1 })
  expect(scoreboardOf(submissions, { minute: 20 }).rows[0]).toMatchObject({ solved: 2 })
})

test('has neither rows nor titles before the start', () => {
  const board = scoreboardOf([], { minute: -1 })

  expect(board.rows).toEqual([])
  expect(board.problems).toEqual(
    ['A', 'B', 'C'].map((letter, at) => ({
      letter,
      title: '',
      points: 100 * (at + 1),
      solvers: 0,
      triers: 0,
    })),
  )
})

test('the freeze hides every result from its first moment on, and the jury sees them', () => {
  const submissions = [
    made('ada', 'A', 89.999, 'Wrong Answer'),
    made('ada', 'A', 90, 'Accepted'),
    made('bob', 'A', 30, 'Accepted'),
    made('bob', 'A', 95, 'Wrong Answer'),
    made('cyd', 'A', 100, 'Compilation Error'),
  ]
  const freeze = { contest: { freezeMinutes: 30 }, minute: 110 } as const

  const seen = scoreboardOf(submissions, freeze)
  const all = scoreboardOf(submissions, { ...freeze, audience: 'jury' })

  expect(seen.frozenSince).toBe('2026-01-31T11:30:00.000Z')
  expect(cellIn(seen, 'ada', 'A')).toMatchObject({
    state: 'frozen',
    wrongTries: 1,
    hiddenTries: 1,
    minute: null,
  })
  expect(cellIn(seen, 'bob', 'A')).toMatchObject({ state: 'solved', hiddenTries: 0, minute: 30 })
  expect(cellIn(seen, 'cyd', 'A')).toMatchObject({ state: 'frozen', hiddenTries: 1 })
  expect(linesOf(seen)).toEqual(['1 bob 1 30', '2 ada 0 0', '2 cyd 0 0', '2 dan 0 0'])
  expect(seen.problems[0]).toMatchObject({ solvers: 1, triers: 3 })
  expect(all.frozenSince).toBeNull()
  expect(linesOf(all)).toEqual(['1 bob 1 30', '2 ada 1 110', '3 cyd 0 0', '3 dan 0 0'])
})

test('the freeze begins at its time, outlasts the end, and ends when an admin unveils the board', () => {
  const at = (minute: number, unveiledAt: Date | null = null) =>
    scoreboardOf([made('ada', 'A', 95, 'Accepted')], { contest: { freezeMinutes: 30, unveiledAt }, minute })
  const isHidden = (board: ReturnType<typeof at>) => cellIn(board, 'ada', 'A')?.state === 'frozen'

  expect(at(89).frozenSince).toBeNull()
  expect(isHidden(at(96))).toBe(true)
  expect(isHidden(at(length + 1000))).toBe(true)
  expect(isHidden(at(length + 1000, momentAt(length + 60)))).toBe(false)
})

test('a freeze as long as the contest or longer begins with it', () => {
  const board = scoreboardOf([], { contest: { freezeMinutes: length + 60 }, minute: 1 })

  expect(board.frozenSince).toBe('2026-01-31T10:00:00.000Z')
})

test('the first to solve is the first of those who are placed, in the order of the submissions', () => {
  const board = scoreboardOf(
    [
      made('eve', 'A', 5, 'Accepted'),
      made('dan', 'A', 6, 'Accepted'),
      made('bob', 'A', 7, 'Accepted'),
      made('ada', 'A', 7, 'Accepted'),
      made('ada', 'B', 8, 'Wrong Answer'),
    ],
    { people: { eve: { isOfficial: false }, dan: { isDisqualified: true } } },
  )

  const first = board.rows.filter(({ cells }) => cells.some(({ isFirst }) => isFirst))
  expect(first.map(({ person }) => person._id)).toEqual(['bob'])
  expect(board.problems.map(({ solvers, triers }) => [solvers, triers])).toEqual([
    [2, 2],
    [0, 1],
    [0, 0],
  ])
})

test('who is out of competition or disqualified stands below without a place, and moves nobody', () => {
  const board = scoreboardOf(
    [made('dan', 'A', 1, 'Accepted'), made('eve', 'A', 2, 'Accepted'), made('bob', 'A', 30, 'Accepted')],
    { people: { eve: { isOfficial: false }, dan: { isDisqualified: true } } },
  )

  expect(linesOf(board)).toEqual(['1 bob 1 30', '2 ada 0 0', '2 cyd 0 0', 'null eve 1 2', 'null dan 1 1'])
})

test('who does not take part, or no longer does, is on no board', () => {
  const board = scoreboardOf([made('zoe', 'A', 1, 'Accepted'), made('ada', 'A', 2, 'Accepted')])

  expect(board.rows.map(({ person }) => person._id)).not.toContain('zoe')
  expect(cellIn(board, 'ada', 'A')?.isFirst).toBe(true)
})

function momentAt(minute: number): Date {
  return new Date(start + Math.round(minute * 60_000))
}

function made(
  userId: string,
  letter: string,
  minute: number,
  status: SubmissionStatus,
  subtasks?: readonly number[],
): InputSubmission {
  const score = subtasks
    ? {
        points: subtasks.reduce((sum, points) => sum + points, 0),
        of: 100,
        subtasks: subtasks.map((points, at) => ({ name: `secret/${at}`, points })),
      }
    : null
  return { userId, problemId: `problem ${letter}`, status, madeAt: momentAt(minute), score }
}

interface Setting {
  readonly contest?: Partial<InputContest>
  readonly people?: Readonly<Record<string, Partial<InputPerson>>>
  readonly audience?: ScoreboardAudience
  readonly minute?: number
}

/** The scoreboard of a two-hour contest with three problems and four people, Ada to Dan, and those in `people`. */
function scoreboardOf(
  submissions: readonly InputSubmission[],
  { contest = {}, people = {}, audience = 'everybody', minute = length }: Setting = {},
) {
  const names = [...new Set(['ada', 'bob', 'cyd', 'dan', ...Object.keys(people)])]
  const input: ScoreboardInput = {
    contest: {
      startsAt: momentAt(0),
      endsAt: momentAt(length),
      rule: 'icpc',
      penaltyMinutes: 20,
      freezeMinutes: 0,
      unveiledAt: null,
      ...contest,
    },
    problems: ['A', 'B', 'C'].map((letter, at) => ({
      problemId: `problem ${letter}`,
      letter,
      title: `Problem ${letter}`,
      points: 100 * (at + 1),
    })),
    people: names.map((userId) => ({
      userId,
      name: userId,
      avatarUrl: null,
      isOfficial: true,
      isDisqualified: false,
      ...people[userId],
    })),
    submissions,
  }
  return computeScoreboard(input, { audience, at: momentAt(minute) })
}

function linesOf({ rows }: ReturnType<typeof scoreboardOf>): string[] {
  return rows.map(({ place, person, solved, penalty }) => `${place} ${person._id} ${solved} ${penalty}`)
}

function cellIn(
  { rows }: ReturnType<typeof scoreboardOf>,
  userId: string,
  letter: string,
): ScoreboardCell | undefined {
  return rows.find(({ person }) => person._id === userId)?.cells['ABC'.indexOf(letter)]
}
