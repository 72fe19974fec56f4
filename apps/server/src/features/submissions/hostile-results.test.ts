import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  type JudgeAnswer,
  judgeAnswerSchema,
  problemDetailsSchema,
  type Submission,
} from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

// Entries of the threat list that concern requests and results, tested with a real judge.

const judgeMain = fileURLToPath(new URL('../../../../judge/src/main.ts', import.meta.url))
const submitsPerMinute = 500

let server: TestApp
let learner: Visitor
let problemId: string
let judge: ChildProcess

beforeAll(async () => {
  const limits = { SUBMIT_LIMIT_PER_MINUTE: String(submitsPerMinute), RUN_LIMIT_PER_MINUTE: '500' }
  server = await startApp(limits)
  learner = await server.signUp()
  problemId = await server.addProblem({ showFailingCase: false })
  const { dataFolder } = server.config
  const env = {
    PATH: '/usr/bin:/bin',
    DATA_DIR: dataFolder,
    DATABASE_URL: server.database.url,
    JUDGE_NAME: 'test',
    ALLOW_UNSAFE_DATABASE: '1',
  }
  judge = spawn(process.execPath, [judgeMain], { env, stdio: 'ignore' })
  const listed = () => server.database.queries.$count(schema.judge)
  await vi.waitFor(async () => expect(await listed()).toBe(1), 110_000)
}, 120_000)

afterAll(async () => {
  const ended = once(judge, 'exit')
  judge.kill('SIGTERM')
  await ended
  await server[Symbol.asyncDispose]()
})

const post = (body: object, who = learner, kind: 'submit' | 'run' = 'submit') =>
  who.send('POST', `/submission/${kind}/${problemId}`, { language: 'python', ...body })

async function judged(body: object, kind: 'submit' | 'run' = 'submit'): Promise<JudgeAnswer> {
  const answer = await post(body, learner, kind)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  return judgeAnswerSchema.parse(answer.json())
}

async function storedCode(submissionId: string): Promise<string | undefined> {
  const list = (await learner.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()
  return list.find(({ _id }) => _id === submissionId)?.code
}

const solution = 'a, b = map(int, input().split())\nprint(a - b)\n'

test('H12: of hidden cases a covert channel gets verdict, time and memory, and nothing a program may choose', async () => {
  const code =
    'import sys\nline = input()\nprint(line)\nprint(line, file=sys.stderr)\nsys.exit(ord(line[0]))\n'

  const answer = await judged({ code })

  const nothing = {
    stdin: null,
    stdout: null,
    stderr: null,
    expected_output: null,
    exitCode: null,
    signal: null,
  }
  for (const hidden of answer.results.filter(({ kind }) => kind === 'hidden')) {
    expect(hidden).toMatchObject({ ...nothing, difference: null, status: 'Runtime Error' })
    expect(Number.isInteger(hidden.time * 1000)).toBe(true)
  }
  expect(JSON.stringify(answer)).not.toMatch(/10 4|1 9/)
})

describe('H50: a program', () => {
  const odd = [
    ['with a NUL', `${solution}# \0\n`, 'Compilation Error'],
    ['with a byte order mark', `\uFEFF${solution}`, 'Accepted'],
    ['with lines of an old machine', solution.replaceAll('\n', '\r'), 'Accepted'],
    ['with blanks at both ends', `\n\n${solution}  \t\r\n\n`, 'Accepted'],
    ['of one byte', 'x', 'Runtime Error'],
    ['as long as it may be', `${solution}#`.padEnd(64 * 1024, 'x'), 'Accepted'],
    ['with characters of every plane', `${solution}# ñ € 😀 \u200b \u2028\n`, 'Accepted'],
  ] as const

  test.each(odd)('%s is judged, and comes back byte for byte', async (_, code, verdict) => {
    const answer = await judged({ code })

    expect(answer.overallStatus).toBe(verdict)
    expect(await storedCode(answer.submissionId)).toBe(code)
  })

  test('with half a character is judged with U+FFFD in its place', async () => {
    const answer = await judged({ code: `${solution}# \uD83D\n` })

    expect(answer.overallStatus).toBe('Accepted')
    expect(await storedCode(answer.submissionId)).toBe(`${solution}# \uFFFD\n`)
  })

  test.each([
    ['letters', 'x'.repeat(64 * 1024 + 1)],
    ['characters of three bytes', '€'.repeat(21_846)],
  ])('one byte too long in %s is refused', async (_, code) => {
    expect((await post({ code })).statusCode).toBe(400)
  })
})

test('H64: what a page or a terminal would take for its own is a text, and a long line is cut with a notice', async () => {
  const page = '<img src=x onerror=alert(1)></script> [x](javascript:1) \u202e \x1b[31m\x07'
  const code = `print(${JSON.stringify(page)})\nprint('x' * 1000000)\n`

  const { results } = await judged({ code })

  const [visible] = results
  expect(visible?.stdout).toMatch(/^<img src=x onerror=alert\(1\)>/)
  expect(visible?.stdout).toContain('\u202e \x1b[31m\x07\n')
  expect(visible?.stdout?.length).toBeLessThanOrEqual(64 * 1024)
  expect(visible?.isCut).toBe(true)
})

test('H65: output that is no text is judged by its bytes, stored, and shown as far as it can be', async () => {
  const print = (bytes: string) => `import sys\nsys.stdout.buffer.write(${bytes})\n`

  const wrong = await judged({ code: print(`b'1\\xff\\0\\xed\\xa0\\xbd\\xc0\\xaf' * 20000`) }, 'run')
  const right = await judged({ code: print(`b'1\\r\\n'`) }, 'run')

  expect(wrong.overallStatus).toBe('Wrong Answer')
  expect(wrong.results[0]?.stdout).toMatch(/^1\uFFFD\uFFFD/)
  expect(Buffer.byteLength(wrong.results[0]?.stdout ?? '')).toBeLessThanOrEqual(64 * 1024)
  expect(wrong.results[0]?.isCut).toBe(true)
  expect(right.overallStatus).toBe('Accepted')
})

test.each([
  ['a command', 'cpp; rm -rf /'],
  ['a prototype', '__proto__'],
  ['a name of every object', 'constructor'],
  ['another case', 'Python'],
  ['a list', ['python']],
  ['an object', { toString: 'python' }],
  ['a number', 0],
  ['nothing', null],
  ['400 KB', 'p'.repeat(400_000)],
])('H66: %s in place of a language is refused by its name', async (_, language) => {
  const answer = await post({ code: solution, language })

  expect(answer.statusCode).toBe(400)
  expect(problemDetailsSchema.parse(answer.json()).errors.map(({ field }) => field)).toEqual(['language'])
})

test('H66: a megabyte in place of a language is refused for its size', async () => {
  expect((await post({ code: solution, language: 'p'.repeat(1_000_000) })).statusCode).toBe(413)
})

test('H67: beyond the quota a user is told to wait, and another user is not', async () => {
  const greedy = await server.signUp('Greedy')
  const rule = { key: `submit:${greedy.user._id}`, windowStart: new Date(), hits: submitsPerMinute }
  await server.database.queries.insert(schema.rateLimit).values(rule)

  const refused = await post({ code: solution }, greedy)
  const other = await judged({ code: solution })

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(other.overallStatus).toBe('Accepted')
})

describe('H68: of requests', () => {
  const idsOf = (answers: { json: () => { submissionId: string } }[]) =>
    new Set(answers.map((answer) => answer.json().submissionId))
  const countOf = (who: Visitor) =>
    server.database.queries.$count(schema.submission, eq(schema.submission.userId, who.user._id))

  test('with one key at the same moment one is made', async () => {
    const eager = await server.signUp('Eager')
    const twin = { code: solution, requestKey: 'the-same-key' }

    const answers = await Promise.all(Array.from({ length: 10 }, () => post(twin, eager)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(idsOf(answers).size).toBe(1)
    expect(await countOf(eager)).toBe(1)
  })

  test('with the same code and a key each, each is made', async () => {
    const patient = await server.signUp('Patient')
    // Compilation errors are fast, so a hundred of them take no time.
    const code = '('
    const keys = Array.from({ length: 100 }, (_, index) => `key-number-${index}`)

    const answers = await Promise.all(keys.map((requestKey) => post({ code, requestKey }, patient)))

    expect(idsOf(answers).size).toBe(100)
    expect(await countOf(patient)).toBe(100)
  }, 120_000)

  test('with a key that another user has used, each user gets their own', async () => {
    const [one, other] = [await server.signUp('One'), await server.signUp('Other')]
    const body = { code: solution, requestKey: 'everybodys-key' }

    const answers = await Promise.all([post(body, one), post(body, other)])

    expect(idsOf(answers).size).toBe(2)
  })
})
