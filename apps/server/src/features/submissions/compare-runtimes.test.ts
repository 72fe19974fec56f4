import type { RuntimeRank } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { compareRuntimes } from './compare-runtimes.ts'
import { runtimeBuckets } from './runtime-buckets.ts'
import type { AcceptedRuntime, RuntimeCount } from './runtime-queries.ts'
import { shownRuntime } from './runtime-route.ts'

const own = (runtimeMs: number, repeatedMs: readonly number[] | null): AcceptedRuntime => ({
  id: 'submission-1',
  userId: 'user-1',
  problemId: 'problem-1',
  problemRevision: 1,
  isOfContest: false,
  language: 'python',
  runtimeMs,
  repeatedMs,
})
/** A hundred learners, one for each time from 1 to 100 ms. */
const hundred: RuntimeCount[] = Array.from({ length: 100 }, (_, at) => ({ ms: at + 1, learners: 1 }))

const ranks: [what: string, submission: AcceptedRuntime, rank: RuntimeRank][] = [
  ['no repetition leaves no place', own(40, null), { kind: 'unmeasured' }],
  [
    'runs that agree give one number, of those that are slower',
    own(40, [40, 40, 41, 39, 40]),
    { kind: 'percent', fasterThan: 60 },
  ],
  [
    'runs ten points apart still give one number',
    own(40, [36, 40, 40, 44, 45]),
    { kind: 'percent', fasterThan: 60 },
  ],
  ['runs that differ give a range', own(40, [35, 45, 40, 41, 55]), { kind: 'range', least: 45, most: 66 }],
  [
    'the judged run belongs to the range, also when it was the slowest of all',
    own(60, [40, 41, 42, 40, 41]),
    { kind: 'range', least: 40, most: 61 },
  ],
  [
    'runs that differ by half of the others give no place',
    own(40, [20, 40, 40, 69, 40]),
    { kind: 'too_close', least: 31, most: 81 },
  ],
]

test.each(ranks)('%s', (_, submission, rank) => {
  expect(compareRuntimes(submission, hundred).rank).toEqual(rank)
})

test('equal times cannot be ranked, however exactly they were measured', () => {
  const same = [
    { ms: 1, learners: 80 },
    { ms: 2, learners: 20 },
  ]

  const { rank } = compareRuntimes(own(1, [1, 1, 1, 1, 1]), same)

  expect(rank).toEqual({ kind: 'too_close', least: 20, most: 100 })
})

test('fewer than five others are counted and neither drawn nor ranked', () => {
  const four = compareRuntimes(own(40, [40]), [{ ms: 50, learners: 4 }])
  const five = compareRuntimes(own(40, [40]), [{ ms: 50, learners: 5 }])

  expect(four).toMatchObject({ learners: 4, buckets: [], rank: { kind: 'too_few' } })
  expect(five).toMatchObject({ learners: 5, rank: { kind: 'percent', fasterThan: 100 } })
})

test('the noise reaches from the runtime to the farther end, and is never below the rounding', () => {
  const wide = compareRuntimes(own(40, [38, 47, 41]), hundred).noise
  const none = compareRuntimes(own(40, [40, 40]), hundred).noise

  expect(wide).toEqual({ runs: 4, leastMs: 38, mostMs: 47, plusMinusMs: 7 })
  expect(none).toEqual({ runs: 3, leastMs: 40, mostMs: 40, plusMinusMs: 1 })
})

test('buckets have one round width, no gaps, and hold everybody', () => {
  const buckets = runtimeBuckets(40, hundred)

  expect(buckets).toHaveLength(11)
  expect(buckets[0]).toEqual({ fromMs: 0, belowMs: 10, learners: 9 })
  expect(buckets.at(-1)).toEqual({ fromMs: 100, belowMs: null, learners: 1 })
  expect(buckets.reduce((sum, { learners }) => sum + learners, 0)).toBe(100)
})

test('a few stragglers share one open bucket instead of pressing the others into one', () => {
  const others = [
    { ms: 20, learners: 50 },
    { ms: 24, learners: 50 },
    { ms: 9000, learners: 2 },
  ]

  const buckets = runtimeBuckets(22, others)

  expect(buckets.map(({ learners }) => learners)).toEqual([50, 0, 0, 0, 50, 2])
  expect(buckets.at(-1)).toEqual({ fromMs: 25, belowMs: null, learners: 2 })
})

test.each([
  ['faster than all others', 3, { fromMs: 3, belowMs: 4, learners: 0 }],
  ['slower than all others', 500, { fromMs: 13, belowMs: null, learners: 0 }],
])('the own runtime has a bucket when it is %s', (_, ownMs, expected) => {
  const buckets = runtimeBuckets(ownMs, [
    { ms: 10, learners: 5 },
    { ms: 12, learners: 5 },
  ])

  const bucket = buckets.find(
    ({ fromMs, belowMs }) => ownMs >= fromMs && (belowMs === null || ownMs < belowMs),
  )
  expect(bucket).toEqual(expected)
})

test('of a submission in a contest its author is told the judged run and the repetitions in steps, an admin exactly', () => {
  const submission = { ...own(137, [131, 142, 205]), isOfContest: true }

  const told = (role: 'user' | 'admin') => compareRuntimes(shownRuntime(submission, { role }), hundred)

  expect(told('user')).toMatchObject({ runtime: 200, noise: { leastMs: 200, mostMs: 300 } })
  expect(told('admin')).toMatchObject({ runtime: 137, noise: { leastMs: 131, mostMs: 205 } })
})
