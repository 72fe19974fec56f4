import { afterEach, beforeEach, expect, test } from 'vitest'
import { openQueueTestbed, outcomeWith, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob, finishJudgeJob } from './claimed-job.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

test.each([
  { what: 'half a character', told: '\ud83d and 😀', stored: '\ufffd and 😀' },
  { what: 'NUL', told: 'a\0b', stored: 'a\ufffdb' },
  { what: 'what only looks like an escape of either', told: '\\u0000 \\ud83d', stored: '\\u0000 \\ud83d' },
])('an outcome that holds $what ends its job', async ({ told, stored }) => {
  const job = testbed.newJob()
  await testbed.enqueue(job)
  const claimed = await claimJudgeJob(testbed.database, await registerJudge(testbed.database))
  if (!claimed) throw new Error('The job was not there to claim.')
  const difference = { line: 1, token: 1, expected: told, actual: null }
  const failed = { index: 1, kind: 'visible', status: 'Wrong Answer', cpuMs: 1, memoryKb: 1 } as const
  const nothing = { exitCode: 0, signal: null, stdoutIsCut: false, stderr: null, expected: null }

  const outcome = outcomeWith({
    ...{ status: 'Wrong Answer', errorMessage: told, compileMessage: told },
    cases: [{ ...failed, ...nothing, stdout: told, difference }],
  })
  const finished = await finishJudgeJob(testbed.database, claimed, outcome)

  expect(finished).toBe(true)
  expect(await testbed.stateOf(job)).toMatchObject({
    state: 'done',
    outcome: {
      ...{ errorMessage: stored, compileMessage: stored },
      cases: [{ stdout: stored, difference: { expected: stored } }],
    },
  })
})
