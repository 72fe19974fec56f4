import { afterAll, beforeAll, expect, test } from 'vitest'
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
