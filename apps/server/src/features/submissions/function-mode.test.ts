import type { JudgeAnswer, Problem, Submission } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let learner: Visitor
beforeAll(async () => {
  server = await startApp({ SUBMIT_LIMIT_PER_MINUTE: '1000', RUN_LIMIT_PER_MINUTE: '1000' })
  learner = await server.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())

const signature = { function: 'subtract(a: int, b: int): int', input: 'a b' }
const code = 'def subtract(a, b): return a - b'
const work = { code, language: 'python', mode: 'function' }

test('a function is judged in its mode, and its cases are shown as calls', async () => {
  const problemId = await server.addProblem({ title: 'With a signature', signature })
  await using _judge = await judgeJobs(server.database, () => ({ prints: 'mine\n' }))

  const answer = await learner.send('POST', `/submission/submit/${problemId}`, work)

  const { results } = answer.json<JudgeAnswer>()
  expect(results[0]).toMatchObject({ call: 'subtract(3, 2)', prints: 'mine\n' })
  const listed = (await learner.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()
  expect(listed).toMatchObject([{ mode: 'function', code }])
  const shown = (await learner.get(`/problem/problemById/${problemId}`)).json<Problem>()
  expect(shown.signature).toEqual(signature)
})

test('a wrong result is shown as a value, with the place at which it differs', async () => {
  const problemId = await server.addProblem({ title: 'With a wrong result', signature })
  await using _judge = await judgeJobs(server.database, ({ isVisible }) =>
    isVisible ? { status: 'Wrong Answer', prints: '', stdout: '2\n' } : { prints: '' },
  )

  const answer = await learner.send('POST', `/submission/run/${problemId}`, work)

  expect(answer.json<JudgeAnswer>().results[0]?.values).toEqual({
    returned: '2',
    expected: '1',
    difference: { place: 'The returned value differs', expected: '1', returned: '2' },
  })
})

test('a value of another type is told in words, and only where the case is shown', async () => {
  const problemId = await server.addProblem({
    ...{ title: 'With another type', signature, showFailingCase: false },
  })
  const returned = 'the text "1", expected a whole number'
  await using _judge = await judgeJobs(server.database, () => ({
    ...{ status: 'Wrong Answer' as const, prints: '', stdout: '', callFault: 'type' as const, returned },
  }))

  const answer = await learner.send('POST', `/submission/submit/${problemId}`, work)

  const { results } = answer.json<JudgeAnswer>()
  const visible = results.find(({ kind }) => kind === 'visible')
  const hidden = results.find(({ kind }) => kind === 'hidden')
  expect(visible).toMatchObject({ returned, values: { returned: null, expected: '1', difference: null } })
  expect(hidden).toBeDefined()
  expect([hidden?.returned, hidden?.values]).toEqual([undefined, undefined])
})

test('a problem without a signature takes no function', async () => {
  const problemId = await server.addProblem({ title: 'Without a signature' })

  const answers = await Promise.all(
    ['submit', 'run'].map((what) => learner.send('POST', `/submission/${what}/${problemId}`, work)),
  )

  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400])
  expect(answers[0]?.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'mode' }] })
})

test('a signature that cannot be read is refused with its place', async () => {
  const admin = await server.signUpAdmin()

  const answer = await admin.send('POST', '/problem/create', {
    title: 'Wrong signature',
    status: 'draft',
    signature: { function: 'subtract(a: int, b: number): int', input: 'a b' },
  })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    errors: [
      { field: 'signature.function', message: expect.stringMatching(/^Character 21: A type is one of/) },
    ],
  })
})
