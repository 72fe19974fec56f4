import type { Problem, StoredSignature } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

const { problem, problemVersion } = schema
type NewVersion = typeof problemVersion.$inferInsert

let server: TestApp
let admin: Visitor
let judge: AsyncDisposable
/** The language and mode of everything that was judged. */
let judged: Set<string>

beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  judge = await judgeJobs(server.database, (_one, { mode, language }) => {
    judged.add(`${language} ${mode}`)
    return mode === 'function' && language === 'javascript' ? { status: 'Wrong Answer' } : {}
  })
})
afterAll(async () => {
  await judge[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const signature = { function: 'subtract(a: int, b: int): int', input: 'a b' }

async function makeProblem(columns: Partial<Pick<NewVersion, 'signature' | 'validation'>>) {
  judged = new Set()
  const title = `With a function ${crypto.randomUUID()}`
  const id = await server.addProblem({ title, signature })
  await server.database.queries.update(problemVersion).set(columns).where(eq(problemVersion.problemId, id))
  const save = (change: object) =>
    admin.send('PUT', `/problem/update/${id}`, { ...sampleProblem, title, signature, ...change })
  return { id, save }
}

function withSolutions(...solutions: StoredSignature['solutions']): StoredSignature {
  return { ...signature, solutions }
}

async function storedSignature(id: string): Promise<StoredSignature | null> {
  const isCurrent = and(eq(problem.id, problemVersion.problemId), eq(problem.version, problemVersion.version))
  const [row] = await server.database.queries
    .select({ signature: problemVersion.signature })
    .from(problem)
    .innerJoin(problemVersion, isCurrent)
    .where(eq(problem.id, id))
  return row?.signature ?? null
}

const python = { language: 'python', code: 'def subtract(a, b): return a - b' } as const
const javascript = { language: 'javascript', code: 'const subtract = (a, b) => a' } as const

test('a case whose input has not the form of the layout is refused by its name', async () => {
  const { id, save } = await makeProblem({ validation: null })
  const hiddenTestCases = [...sampleProblem.hiddenTestCases, { input: '7 7 7\n', output: '0\n' }]

  const answer = await save({ hiddenTestCases })
  const other = await save({
    signature: { ...signature, input: 'b\na\n', function: 'f(a: int, b: bool): int' },
  })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    errors: [
      {
        field: 'hiddenTestCases.2.input',
        message: 'Hidden case 3: the input does not have the form that the signature describes.',
      },
    ],
  })
  expect(other.json()).toMatchObject({ errors: [{ field: 'visibleTestCases.0.input' }] })
  const shown = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  expect(shown.hiddenTestCases).toHaveLength(2)
})

test.each([
  ['is interactive', { isInteractive: true }],
  ['has several passes', { maxPasses: 2 }],
])('a problem that %s keeps no signature, and takes no function', async (_, how) => {
  const limits = { timeMs: 1000, memoryBytes: 1, outputBytes: 1 }
  const { id, save } = await makeProblem({ validation: { outputFlags: [], inputFlags: [], limits, ...how } })

  const saved = await save({})
  const sent = await admin.send('POST', `/submission/submit/${id}`, { ...python, mode: 'function' })

  expect(saved.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'signature.function' }] })
  expect(sent.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'mode' }] })
})

test('solutions stay with their function, and are judged when a case changes', async () => {
  const { id, save } = await makeProblem({ signature: withSolutions(python) })
  const spaced = { ...signature, function: 'subtract(a:int,  b:int): int' }

  const answer = await save({ signature: spaced, hiddenTestCases: [{ input: '5 5\n', output: '0\n' }] })

  expect(answer.json()).toMatchObject({ message: expect.not.stringContaining('did not stay') })
  expect(await storedSignature(id)).toEqual({ ...spaced, solutions: [python] })
  expect([...judged]).toEqual(['python stdin', 'python function'])
})

test('a function that is wrong is refused like a reference solution', async () => {
  const { save } = await makeProblem({ signature: withSolutions(javascript) })

  const answer = await save({ hiddenTestCases: [{ input: '5 5\n', output: '0\n' }] })

  expect(answer.json()).toMatchObject({
    code: 'reference_rejected',
    errors: [{ field: 'signature.function' }],
  })
})

test('an admin is told that solutions do not stay with another function', async () => {
  const { id, save } = await makeProblem({ signature: withSolutions(python, javascript) })

  const answer = await save({ signature: { ...signature, function: 'minus(a: int, b: int): int' } })

  expect(answer.json()).toMatchObject({
    message: expect.stringContaining(
      '2 solutions that were only the function did not stay, because the function is another one now.',
    ),
  })
  expect((await storedSignature(id))?.solutions).toEqual([])
})
