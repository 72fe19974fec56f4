import type { Language } from '@codedojo/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemFile } from '../schema/index.ts'
import { openQueueTestbed, type QueueTestbed, registerJudge } from '../testing/index.ts'
import { claimJudgeJob } from './claimed-job.ts'

let testbed: QueueTestbed
beforeEach(async () => {
  testbed = await openQueueTestbed()
})
afterEach(() => testbed[Symbol.asyncDispose]())

type Role = (typeof problemFile.$inferInsert)['role']

const addFile = (role: Role, language: Language) =>
  testbed.database.queries.insert(problemFile).values({
    problemId: testbed.problemId,
    revision: 1,
    role,
    program: role,
    language,
    name: 'check',
    content: Buffer.from(''),
  })

const judgeWith = (...names: Language[]) =>
  registerJudge(testbed.database, {
    languages: names.map((language) => ({ language, version: '1', works: true })),
  })

test('a job waits for a judge that has the language of the problem’s output validator, too', async () => {
  await addFile('output_validator', 'python')
  await addFile('include', 'java')
  const job = testbed.newJob({ language: 'cpp' })
  await testbed.enqueue(job)

  const without = await claimJudgeJob(testbed.database, await judgeWith('cpp', 'java'))
  const both = await claimJudgeJob(testbed.database, await judgeWith('cpp', 'python'))

  expect(without).toBeNull()
  expect(both?.id).toBe(job.id)
})

test('the language of an input validator counts only for inputs of a learner’s own', async () => {
  await addFile('input_validator', 'python')
  const own = testbed.newJob({ kind: 'run', customInputs: ['1 2'] })
  const plain = testbed.newJob()
  await testbed.enqueue(own, plain)

  const judgeId = await judgeWith('cpp')
  const first = await claimJudgeJob(testbed.database, judgeId)
  const second = await claimJudgeJob(testbed.database, judgeId, [plain.id])
  const other = await claimJudgeJob(testbed.database, await judgeWith('cpp', 'python'))

  expect([first?.id, second, other?.id]).toEqual([plain.id, null, own.id])
})
