import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { usualCode } from '../talk/testing/ask.ts'
import { readLastWork } from './last-work.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

test('the cases that are read are the visible ones, passed ones too, and of hidden ones the first that fails', async () => {
  const problemId = await server.addProblem()
  const who = await server.signUp()
  await using _judge = await judgeJobs(server.database, ({ isVisible }) =>
    isVisible ? {} : { status: 'Wrong Answer', stdout: '-1\n' },
  )
  await who.send('POST', `/submission/submit/${problemId}`, { code: usualCode, language: 'python' })

  const work = await readLastWork(server, {
    ...{ userId: who.user._id, problem: { id: problemId, revision: 1 } },
    ...{ language: 'python', code: usualCode },
  })

  const kinds = work?.seenCases.map(({ kind, status }) => `${kind} ${status}`) ?? []
  expect(kinds.filter((each) => each === 'visible Accepted').length).toBeGreaterThan(0)
  expect(kinds.filter((each) => each.startsWith('hidden'))).toEqual(['hidden Wrong Answer'])
  expect(work?.seenCases.at(-1)).toMatchObject({ actual: '-1\n', input: work?.failing?.input })
})

test('after a wrong answer the known mistakes are judged, and the program is compared with them', async () => {
  const problemId = await server.addProblem({ title: 'With known mistakes' })
  const { queries } = server.database
  const mistake = { problemId, language: 'python' } as const
  await queries.insert(schema.knownMistake).values([
    { ...mistake, path: 'wrong_answer/sign.py', sentence: 'forgets the sign', code: '# sign' },
    { ...mistake, path: 'wrong_answer/zero.py', sentence: 'prints 0', code: '# zero' },
  ])
  const who = await server.signUp()
  await using _judge = await judgeJobs(server.database, ({ isVisible }, { code }) =>
    isVisible && code !== '# zero' ? {} : { status: 'Wrong Answer', wrongDigest: 'of -6' },
  )
  const compared = async () => {
    const theirs = { userId: who.user._id, language: 'python', code: usualCode } as const
    const work = await readLastWork(server, { ...theirs, problem: { id: problemId, revision: 1 } })
    return work?.sameMistakes
  }

  await who.send('POST', `/submission/submit/${problemId}`, { code: usualCode, language: 'python' })

  await vi.waitFor(
    async () => expect(await compared()).toEqual({ sentences: ['forgets the sign'], wrong: 2, right: 1 }),
    { timeout: 10_000 },
  )
})

test.each([
  ['what was submitted', usualCode, { kind: 'submit', failing: { kind: 'hidden', status: 'Wrong Answer' } }],
  ['something else', `${usualCode}# changed\n`, { kind: 'run', failing: null }],
])('a run of %s leaves the failing case of the submission in mind, or not', async (what, code, expected) => {
  const problemId = await server.addProblem({ title: `Run of ${what}` })
  const who = await server.signUp()
  await using _judge = await judgeJobs(server.database, ({ isVisible }) =>
    isVisible ? {} : { status: 'Wrong Answer', stdout: '-1\n' },
  )
  await who.send('POST', `/submission/submit/${problemId}`, { code: usualCode, language: 'python' })
  await who.send('POST', `/submission/run/${problemId}`, { code, language: 'python' })

  const work = await readLastWork(server, {
    ...{ userId: who.user._id, problem: { id: problemId, revision: 1 } },
    ...{ language: 'python', code },
  })

  expect(work).toMatchObject(expected)
})

test('a run of what was submitted that fails itself is what the tutor speaks of', async () => {
  const problemId = await server.addProblem({ title: 'Run that fails' })
  const who = await server.signUp()
  await using _judge = await judgeJobs(server.database, ({ isVisible }, { kind }) =>
    isVisible && kind !== 'run' ? {} : { status: 'Wrong Answer', stdout: '-1\n' },
  )
  await who.send('POST', `/submission/submit/${problemId}`, { code: usualCode, language: 'python' })
  await who.send('POST', `/submission/run/${problemId}`, { code: usualCode, language: 'python' })

  const work = await readLastWork(server, {
    ...{ userId: who.user._id, problem: { id: problemId, revision: 1 } },
    ...{ language: 'python', code: usualCode },
  })

  expect(work).toMatchObject({ kind: 'run', failing: { kind: 'visible' } })
})

test.each([
  ['a submission', false],
  ['a Run of the same code', true],
])('the small change that a judge found is known after %s, and not of other code', async (what, runs) => {
  const problemId = await server.addProblem({ title: `Small change, ${what}` })
  const who = await server.signUp()
  await using _judge = await judgeJobs(server.database, () => ({ status: 'Wrong Answer', stdout: '-1\n' }))
  const sent = await who.send('POST', `/submission/submit/${problemId}`, {
    code: usualCode,
    language: 'python',
  })
  expect(sent.statusCode).toBe(200)
  const [{ id: submissionId } = { id: '' }] = await server.database.queries
    .select({ id: schema.submission.id })
    .from(schema.submission)
    .where(eq(schema.submission.problemId, problemId))
  const repair = { kind: 'number', line: 1, was: '1', becomes: '2' } as const
  await server.database.queries.insert(schema.submissionRepair).values({ submissionId, repair })
  if (runs) await who.send('POST', `/submission/run/${problemId}`, { code: usualCode, language: 'python' })
  const workOn = (code: string, revision = 1) =>
    readLastWork(server, {
      ...{ userId: who.user._id, problem: { id: problemId, revision } },
      ...{ language: 'python', code },
    })

  expect(await workOn(usualCode)).toMatchObject({ kind: runs ? 'run' : 'submit', repair })
  expect(await workOn(usualCode, 2)).toMatchObject({ repair: null })

  await who.send('POST', `/submission/submit/${problemId}`, { code: `${usualCode}# x\n`, language: 'python' })
  expect(await workOn(`${usualCode}# x\n`)).toMatchObject({ repair: null })
})
