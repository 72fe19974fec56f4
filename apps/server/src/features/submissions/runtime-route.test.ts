import { randomUUID } from 'node:crypto'
import type { Language, RuntimeComparison } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let learner: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  learner = await server.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())

interface StoredSubmission {
  readonly problemId: string
  readonly userId: string
  readonly runtimeMs: number
  readonly status?: string
  readonly language?: Language
  readonly problemRevision?: number
}

async function addSubmission(facts: StoredSubmission): Promise<string> {
  const id = randomUUID()
  const usual = { status: 'Accepted', language: 'python', problemRevision: 1 } as const
  await server.database.queries
    .insert(schema.submission)
    .values({ id, code: 'print(1)', judgedAt: new Date(), ...usual, ...facts })
  return id
}

async function someone(): Promise<string> {
  const id = randomUUID()
  const name = { name: 'Someone', firstName: 'Someone', email: `${id}@example.org` }
  await server.database.queries.insert(schema.user).values({ id, ...name })
  return id
}

const ask = (id: string, who = learner) => who.get(`/submission/runtimes/${id}`)
const own = (problemId: string, runtimeMs: number, more: Partial<StoredSubmission> = {}) =>
  addSubmission({ problemId, userId: learner.user._id, runtimeMs, ...more })

test('every other learner counts once, with the best accepted runtime in this language and revision', async () => {
  const problemId = await server.addProblem({ title: 'One best each' })
  const id = await own(problemId, 30)
  await own(problemId, 10)
  for (const runtimeMs of [20, 22, 40, 41, 50]) {
    const userId = await someone()
    await addSubmission({ problemId, userId, runtimeMs })
    await addSubmission({ problemId, userId, runtimeMs: 300 })
    await addSubmission({ problemId, userId, runtimeMs: 1, status: 'Wrong Answer' })
    await addSubmission({ problemId, userId, runtimeMs: 2, language: 'cpp' })
    await addSubmission({ problemId, userId, runtimeMs: 3, problemRevision: 2 })
  }

  const compared = (await ask(id)).json<RuntimeComparison>()

  expect(compared).toMatchObject({
    submissionId: id,
    language: 'python',
    runtime: 30,
    learners: 5,
    noise: null,
    rank: { kind: 'unmeasured' },
  })
  const filled = compared.buckets.filter(({ learners }) => learners > 0)
  expect(filled.map(({ fromMs, learners }) => [fromMs, learners])).toEqual([
    [20, 1],
    [22, 1],
    [40, 2],
    [50, 1],
  ])
})

test('the place is told once the judge has repeated the run', async () => {
  const problemId = await server.addProblem({ title: 'Repeated' })
  const id = await own(problemId, 30)
  for (const runtimeMs of [20, 40, 41, 42, 50])
    await addSubmission({ problemId, userId: await someone(), runtimeMs })
  await server.database.queries
    .insert(schema.runtimeSpread)
    .values({ submissionId: id, runsMs: [29, 30, 31, 30, 30] })

  const compared = (await ask(id)).json<RuntimeComparison>()

  expect(compared.noise).toEqual({ runs: 6, leastMs: 29, mostMs: 31, plusMinusMs: 1 })
  expect(compared.rank).toEqual({ kind: 'percent', fasterThan: 80 })
})

test("only the caller's own accepted submissions can be compared, whoever asks", async () => {
  const problemId = await server.addProblem({ title: 'Nobody else' })
  const accepted = await own(problemId, 30)
  const wrong = await own(problemId, 30, { status: 'Wrong Answer' })
  const other = await server.signUp()
  const admin = await server.signUpAdmin()

  const answers = await Promise.all([ask(wrong), ask(accepted, other), ask(accepted, admin), ask(accepted)])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 200])
  expect(answers[1]?.json()).toMatchObject({ code: 'submission_not_found' })
})
