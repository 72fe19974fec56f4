import { expect, test } from 'vitest'
import { checkHistory } from './check-history.ts'
import type { DatabaseState, History, StatusObservation } from './history.ts'

const sighting = (change: Partial<StatusObservation>): StatusObservation => ({
  submissionId: 's1',
  status: 'Accepted',
  source: 'result',
  askedAt: 1,
  shownAt: 2,
  ...change,
})

/** A consistent history of one Accepted and one wrong submission. */
function goodHistory(): History {
  const wish = { userId: 'u', problemId: 'p' }
  return {
    intents: [
      { ...wish, requestKey: 'k1', expected: 'Accepted', acknowledgedAs: ['s1', 's1'] },
      { ...wish, requestKey: 'k2', expected: 'Wrong Answer', acknowledgedAs: ['s2'] },
    ],
    observations: [
      sighting({ status: 'Judging', askedAt: 1, shownAt: 2 }),
      sighting({ status: 'done', source: 'events', askedAt: 3, shownAt: 4 }),
      // Requested before the verdict was shown and answered after it; that is no regression.
      sighting({ status: 'Judging', source: 'list', askedAt: 3, shownAt: 5 }),
      sighting({ status: 'Accepted', source: 'answer', askedAt: 1, shownAt: 6 }),
    ],
  }
}

const goodTruth: DatabaseState = {
  submissions: [
    { id: 's1', userId: 'u', problemId: 'p', status: 'Accepted' },
    { id: 's2', userId: 'u', problemId: 'p', status: 'Wrong Answer' },
  ],
  solved: [{ userId: 'u', problemId: 'p' }],
  counters: [{ problemId: 'p', submitted: 2, accepted: 1 }],
}

function withStatus(id: string, status: string): DatabaseState {
  const submissions = goodTruth.submissions.map((row) => (row.id === id ? { ...row, status } : row))
  return { ...goodTruth, submissions }
}

function withSighting(change: Partial<StatusObservation>): History {
  const { intents, observations } = goodHistory()
  return { intents, observations: [...observations, sighting(change)] }
}

test('a history in which every promise was kept has no fault', () => {
  expect(checkHistory(goodHistory(), goodTruth)).toEqual([])
})

test.each<[string, History, DatabaseState, RegExp]>([
  [
    'a submission that was acknowledged and is not there',
    goodHistory(),
    { ...goodTruth, submissions: goodTruth.submissions.slice(0, 1) },
    /s2 was acknowledged and is lost/,
  ],
  [
    'a request that was never acknowledged',
    { ...goodHistory(), intents: goodHistory().intents.map((wish) => ({ ...wish, acknowledgedAs: [] })) },
    goodTruth,
    /k1 was never acknowledged/,
  ],
  [
    'a second submission of one request',
    goodHistory(),
    {
      ...goodTruth,
      submissions: [
        ...goodTruth.submissions,
        { id: 's3', userId: 'u', problemId: 'p', status: 'Wrong Answer' },
      ],
    },
    /s3 exists, but no request/,
  ],
  [
    'two answers to one request',
    {
      ...goodHistory(),
      intents: goodHistory().intents.map((wish) => ({ ...wish, acknowledgedAs: ['s1', 's2'] })),
    },
    goodTruth,
    /k1 was acknowledged as s1 and s2/,
  ],
  ['a wrong verdict', goodHistory(), withStatus('s2', 'Runtime Error'), /s2 is judged "Runtime Error"/],
  ['a submission without a verdict', goodHistory(), withStatus('s2', 'Judging'), /s2 is not judged/],
  [
    'a verdict that changed after it was shown',
    withSighting({ status: 'Wrong Answer', source: 'list' }),
    goodTruth,
    /s1 was shown as "Wrong Answer" \(list\) and is now "Accepted"/,
  ],
  [
    'a submission that was unfinished again after its verdict',
    withSighting({ status: 'In Queue', source: 'list', askedAt: 7, shownAt: 8 }),
    goodTruth,
    /s1 was "In Queue" again \(list\) after its verdict/,
  ],
  ['a missing solved mark', goodHistory(), { ...goodTruth, solved: [] }, /solved mark is missing/],
  [
    'a solved mark without an Accepted',
    goodHistory(),
    { ...goodTruth, solved: [...goodTruth.solved, { userId: 'v', problemId: 'p' }] },
    /has no Accepted: user v/,
  ],
  [
    'a problem solved twice',
    goodHistory(),
    { ...goodTruth, solved: [...goodTruth.solved, ...goodTruth.solved] },
    /Solved twice/,
  ],
  [
    'a verdict that was counted twice',
    goodHistory(),
    { ...goodTruth, counters: [{ problemId: 'p', submitted: 3, accepted: 2 }] },
    /says 2 of 3, and 1 of 2 is right/,
  ],
  ['a counter that is not there', goodHistory(), { ...goodTruth, counters: [] }, /says 0 of 0/],
])('%s is found', (_, history, truth, fault) => {
  expect(checkHistory(history, truth).join('\n')).toMatch(fault)
})
