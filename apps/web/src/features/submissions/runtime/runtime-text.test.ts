import type { RuntimeComparison } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { bucketRangeText, measuredTime, repetitionText, runtimeRankText } from './runtime-text.ts'

const noise = { runs: 6, leastMs: 43, mostMs: 49, plusMinusMs: 3 }
const comparison = (facts: Partial<RuntimeComparison>): RuntimeComparison => ({
  submissionId: 'submission-1',
  language: 'python',
  runtime: 46,
  learners: 48,
  buckets: [],
  noise,
  rank: { kind: 'percent', fasterThan: 62 },
  ...facts,
})

test('a time is written as the runtime beside it', () => {
  expect([measuredTime(46, 's'), measuredTime(46, 'ms')]).toEqual(['0.046\u00A0s', '46\u00A0ms'])
})

test.each([
  [{ kind: 'percent', fasterThan: 62 }, 'Faster than 62 % of 48 learners.'],
  [
    { kind: 'range', least: 40, most: 65 },
    'Faster than 40–65 % of 48 learners: the difference is within the noise of measuring (±3\u00A0ms).',
  ],
  [
    { kind: 'too_close', least: 20, most: 90 },
    'The times of these 48 learners are too close to rank: the noise of measuring (±3\u00A0ms) alone moves yours past 70 % of them.',
  ],
] as const)('the place %j is one sentence', (rank, words) => {
  expect(runtimeRankText(comparison({ rank }), 'ms')).toBe(words)
})

test.each([
  [0, 'No other learner has an accepted Python submission here yet.'],
  [1, '1 other learner has an accepted Python submission here.'],
  [4, '4 other learners have an accepted Python submission here.'],
])('with %i others it says how many there are, and from when on they are compared', (learners, words) => {
  expect(runtimeRankText(comparison({ learners, rank: { kind: 'too_few' } }), 's')).toBe(
    `${words} From 5 on, yours is compared with theirs.`,
  )
})

test('before the repetitions no place and no spread is told', () => {
  const early = comparison({ noise: null, rank: { kind: 'unmeasured' } })

  expect(runtimeRankText(early, 's')).not.toMatch(/%|±/)
  expect(repetitionText(early, 's')).toBeNull()
})

test('the repetitions are told with the fastest and the slowest', () => {
  const same = { ...noise, leastMs: 46, mostMs: 46, plusMinusMs: 1 }

  expect(repetitionText(comparison({}), 's')).toBe(
    'The judge ran this program 6 times: 0.043\u00A0s to 0.049\u00A0s.',
  )
  expect(repetitionText(comparison({ noise: same }), 's')).toBe(
    'The judge ran this program 6 times: 0.046\u00A0s each time.',
  )
})

test.each([
  [{ fromMs: 40, belowMs: 45, learners: 1 }, '40–44\u00A0ms'],
  [{ fromMs: 40, belowMs: 41, learners: 1 }, '40\u00A0ms'],
  [{ fromMs: 100, belowMs: null, learners: 1 }, '100\u00A0ms and more'],
])('the bucket %j is named by the times in it', (bucket, words) => {
  expect(bucketRangeText(bucket, 'ms')).toBe(words)
})
