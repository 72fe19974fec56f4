import { expect, test } from 'vitest'
import { judgeSubmission } from './judge-submission.ts'
import { makeCalibratedSubmission } from './testing/make-calibrated-submission.ts'
import { openTestJudge } from './testing/test-judge.ts'

const runs = 200

test('a program at 70 % of its limit is Accepted every time, however busy the slots are', async () => {
  await using opened = await openTestJudge()
  const { judge } = opened
  const submission = await makeCalibratedSubmission(judge, { timeMs: 1000, share: 0.7 })
  const statuses: string[] = []
  let left = runs
  // One worker more than slots, so that one always waits.
  const worker = async () => {
    while (left-- > 0)
      statuses.push((await judgeSubmission(submission, judge, { onProgress: () => {} })).status)
  }

  await Promise.all(Array.from({ length: judge.sandbox.slotCount + 1 }, worker))

  expect(statuses.length).toBe(runs)
  expect(new Set(statuses)).toEqual(new Set(['Accepted']))
}, 600_000)
