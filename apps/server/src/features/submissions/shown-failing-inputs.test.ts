import { randomUUID } from 'node:crypto'
import type { JudgedCase } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { shownFailingInputs } from './shown-failing-inputs.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const { contest, submission } = schema
const code = 'print(2)'
const searched = { language: 'python', code } as const
type Row = Partial<typeof submission.$inferInsert>
type ProblemOptions = Parameters<typeof addProblem>[1]

const judged = (index: number, status: JudgedCase['status']): JudgedCase => ({
  ...{ index, kind: index === 1 ? 'visible' : 'hidden', status, cpuMs: 1, memoryKb: 1, exitCode: 0 },
  ...{ signal: null, stdout: '', stdoutIsCut: false, stderr: '', difference: null, expected: null },
})

/**
 * The inputs that a search of a program starts from, after a submission that failed on the second and the third of three cases.
 */
async function inputsAfter(change: Row = {}, given: ProblemOptions = {}): Promise<string[]> {
  const { _id: userId } = (await server.signUp()).user
  const problem = {
    id: await addProblem(server.database, { title: randomUUID(), cases, ...given }),
    revision: 1,
  }
  const judgedAt = new Date()
  const failed = [judged(1, 'Accepted'), judged(2, 'Wrong Answer'), judged(3, 'Wrong Answer')]
  await server.database.queries.insert(submission).values({
    ...{ id: randomUUID(), userId, problemId: problem.id, problemRevision: 1, ...searched, judgedAt },
    ...{ status: 'Wrong Answer', cases: failed, passed: 1, total: 3, runtimeMs: 1, memoryKb: 1 },
    ...{ limitsEnforced: true, ...change },
  })
  return shownFailingInputs(server.context, { ...searched, userId, problem })
}

const cases = ['visible', 'first hidden', 'second hidden'].map((text) => ({ in: `${text}\n`, out: 'x\n' }))

test('a search starts from the one hidden case that the verdict on this program has shown', async () => {
  expect(await inputsAfter()).toEqual(['first hidden\n'])
})

test('a search starts from no hidden case that the problem does not show', async () => {
  expect(await inputsAfter({}, { showFailingCase: false })).toEqual([])
})

test('a search starts from no hidden case of which only a part was shown', async () => {
  const long = { in: `${'7 '.repeat(2048)}\n`, out: 'x\n' }

  expect(await inputsAfter({}, { cases: [...cases.slice(0, 1), long, ...cases.slice(2)] })).toEqual([])
})

test.each([
  ['of another program', { code: 'print(3)' }],
  ['in another language', { language: 'java' }],
  ['of an older revision of the problem', { problemRevision: 0 }],
  ['that is not judged yet', { judgedAt: null }],
] as const)('a search starts from nothing that a submission %s has shown', async (_, change) => {
  expect(await inputsAfter(change)).toEqual([])
})

test('a search starts from nothing of a contest, which shows no hidden case', async () => {
  const contestId = randomUUID()
  await server.database.queries.insert(contest).values({
    ...{ id: contestId, name: 'Spring', startsAt: new Date(0), endsAt: new Date(1000), rule: 'icpc' },
    ...{ visibility: 'public', penaltyMinutes: 20, freezeMinutes: 0, languages: ['python'], isRated: false },
  })

  expect(await inputsAfter({ contestId })).toEqual([])
})

test('a search starts from nothing that somebody else was shown', async () => {
  const { _id: userId } = (await server.signUp()).user

  expect(await inputsAfter({ userId })).toEqual([])
})
