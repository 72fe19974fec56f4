import { countQueries } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let learner: Visitor
let problemId: string
beforeAll(async () => {
  server = await startApp()
  learner = await server.signUp()
  problemId = await server.addProblem()
})
afterAll(() => server[Symbol.asyncDispose]())

const bar = ['/user/check', '/contact/ticket', '/progress/streak', '/settings']

// The calls of each page are listed in apps/web/first-pages.ts; e2e/first-page.spec.ts checks that list against the
// real pages.
test.each([
  ['the login page', () => ['/user/signInWays'], 0],
  [
    'the home page',
    () => [
      ...[...bar, '/problem/getAllProblem', '/problem/problemSolvedbyUser', '/finding/standings', '/lists'],
      ...['/finding/daily', '/finding/reviews', '/plans'],
    ],
    14,
  ],
  [
    'the page of a problem',
    () => ['/user/check', '/settings', `/problem/problemById/${problemId}`, `/draft/${problemId}`],
    6,
  ],
] as const)('%s asks few queries of the database', async (_, calls, most) => {
  const answerAll = () =>
    Promise.all(
      calls().map(async (path) => {
        const read = server.app.readings.at(path)
        if (!read) throw new Error(`No call that only reads is at ${path}.`)
        return read(learner.user)
      }),
    )
  await answerAll()

  const { count, answer } = await countQueries(answerAll)

  expect(answer.every((json) => json !== '')).toBe(true)
  expect(count).toBeLessThanOrEqual(most)
})
