import { type Call, calls, type JudgeAnswer } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from './testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from './testing/start-app.ts'

// Canary strings are planted in everything secret; the answers to every learner call are searched for them.

let server: TestApp
let learner: Visitor
let problemId: string
const canary = 'canary-5e1f0c'

beforeAll(async () => {
  server = await startApp({ SUBMIT_LIMIT_PER_MINUTE: '1000', RUN_LIMIT_PER_MINUTE: '1000' })
  learner = await server.signUp()
  problemId = await server.addProblem({
    title: 'Full of secrets',
    showFailingCase: false,
    hiddenTestCases: [
      { input: `${canary} input 1`, output: `${canary} output 1`, title: `${canary} title` },
      { input: `${canary} input 2`, output: `${canary} output 2` },
    ],
    referenceSolution: [
      { language: 'python', completeCode: `${canary} solution`, video: `https://example.org/${canary}` },
    ],
    editorial: `${canary} editorial`,
  })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Everything that a learner can read about the problem, their submission and themselves. */
async function readEverything(who: Visitor, submissionId: string) {
  const answers: { name: string; body: string }[] = []
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.method !== 'GET') continue
    for (const id of [problemId, submissionId, who.user._id]) {
      answers.push({ name, body: (await who.get(call.path.replace(':id', id))).body })
    }
  }
  return answers
}

test('no answer to a learner holds a hidden case, a reference solution, a password hash or a session id', async () => {
  const hiddenOutcome = {
    status: 'Wrong Answer',
    stdout: `${canary} what the program printed`,
    stderr: `${canary} standard error`,
    difference: { line: 1, token: 1, expected: `${canary} expected`, actual: 'x' },
  } as const
  await using _judge = await judgeJobs(server.database, (one) => (one.isVisible ? {} : hiddenOutcome))
  const work = { code: 'print(1)', language: 'python', customInputs: ['1'] }
  const submitted = await learner.send('POST', `/submission/submit/${problemId}`, work)
  const { submissionId } = submitted.json<JudgeAnswer>()

  const ran = await learner.send('POST', `/submission/run/${problemId}`, work)
  const read = await readEverything(learner, submissionId)
  const admin = await server.signUpAdmin()
  const toAdmin = await admin.get(`/problem/problemById/${problemId}`)

  const [hash, token] = await secretsOf(learner)
  const toLearner = [submitted.body, ran.body, ...read.map(({ body }) => body)]
  expect(toLearner.filter((body) => body.includes(canary))).toEqual([])
  expect(toLearner.filter((body) => body.includes(hash) || body.includes(token))).toEqual([])
  // Control: the search finds the canaries in an admin's answers.
  expect(toAdmin.body).toContain(canary)
})

test('premium opens the solutions in one call, and hidden cases in none', async () => {
  const reader = await server.signUp()
  await server.database.queries
    .update(schema.user)
    .set({ premiumUntil: new Date(Date.now() + 3_600_000) })
    .where(eq(schema.user.id, reader.user._id))
  await using _judge = await judgeJobs(server.database, () => ({}))
  const work = { code: 'print(1)', language: 'python' }
  const submitted = await reader.send('POST', `/submission/submit/${problemId}`, work)
  const { submissionId } = submitted.json<JudgeAnswer>()

  const read = await readEverything(reader, submissionId)

  const holding = (text: string) => read.filter(({ body }) => body.includes(text)).map(({ name }) => name)
  expect(holding(`${canary} solution`)).toEqual(['problemById'])
  expect(holding(`${canary} editorial`)).toEqual(['problemById'])
  expect([...holding(`${canary} input`), ...holding(`${canary} output`)]).toEqual([])
})

async function secretsOf(who: Visitor): Promise<[hash: string, token: string]> {
  const { queries } = server.database
  const accounts = await queries.select().from(schema.account)
  const sessions = await queries.select().from(schema.session)
  const hash = accounts.find((row) => row.userId === who.user._id)?.password
  const token = sessions.find((row) => row.userId === who.user._id)?.token
  if (!hash || !token) throw new Error('The secrets to look for are not where they should be.')
  return [hash, token]
}

test('an unexpected failure tells nothing of its cause', async () => {
  await using own = await startApp()
  const visitor = await own.signUp()
  await own.database.pool.query('alter table problem rename to problem_gone')

  const answer = await visitor.get('/problem/getAllProblem')

  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'internal', message: 'Something went wrong', errors: [] })
  expect(answer.body).not.toMatch(/problem_gone|relation|select|\.ts/)
})
