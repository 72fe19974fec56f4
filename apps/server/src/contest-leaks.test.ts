import { type Call, calls } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertContest, moveContest } from './features/contests/testing/add-contest.ts'
import { judgeJobs } from './testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from './testing/start-app.ts'

// Canary strings are planted in everything that a contest stores. Every call of the contract is made before, during and
// after the contest, by a stranger and by a participant who has bought the solutions; the responses are searched for the
// canaries.

let server: TestApp
let stranger: Visitor
let taking: Visitor
let rival: Visitor
let contestId: string
/** `fresh`: a problem that nobody could see before the contest; `known`: a published one. */
let fresh: string
let known: string
const submissions: string[] = []

beforeAll(async () => {
  const many = '100000'
  server = await startApp({
    SIGN_UP_LIMIT_PER_10_MINUTES: many,
    SUBMIT_LIMIT_PER_MINUTE: many,
    RUN_LIMIT_PER_MINUTE: many,
  })
  stranger = await server.signUp('Stranger')
  taking = await server.signUp('Taking')
  rival = await server.signUp('Rival')
  await server.database.queries
    .update(schema.user)
    .set({ premiumUntil: new Date(Date.now() + 3_600_000) })
    .where(eq(schema.user.id, taking.user._id))
  fresh = await server.addProblem(secretive('fresh'))
  known = await server.addProblem(secretive('known'))
  await publish(fresh, null)
  const people = [taking.user._id, rival.user._id]
  contestId = await insertContest(server.database, {
    starts: 60,
    ends: 120,
    problems: [fresh, known],
    people,
  })
})
afterAll(() => server[Symbol.asyncDispose]())

function secretive(name: string) {
  return {
    title: `${name}-title-canary`,
    description: `${name}-statement-canary`,
    tags: `${name}-tag-canary`,
    alsoCalled: `${name}-name-canary`,
    hints: [`${name}-hint-canary`],
    editorial: `${name}-editorial-canary`,
    // In practice, the first failing hidden case of the `fresh` problem would be shown.
    showFailingCase: name === 'fresh',
    hiddenTestCases: [{ input: `${name}-hidden-canary`, output: `${name}-hidden-canary` }],
    referenceSolution: [{ language: 'python' as const, completeCode: `${name}-solution-canary` }],
  }
}

async function publish(problemId: string, publishedAt: Date | null): Promise<void> {
  await server.database.queries
    .update(schema.problem)
    .set({ publishedAt })
    .where(eq(schema.problem.id, problemId))
}

const body = {
  ...{
    code: 'print(1)',
    language: 'python',
    customInputs: ['5'],
    message: 'How?',
    text: 'How?',
    revision: 0,
  },
  ...{ about: 'statement', reason: '', letter: 'A' },
}
/** Calls that end the caller's account or session, or change who takes part. */
const left: readonly string[] = [
  ...['logout', 'deleteProfile', 'signOutEverywhere'],
  ...['registerForContest', 'unregisterFromContest'],
]

/**
 * All answers to this person, by the name of the call. Calls for admins are made as the stranger only: they refuse
 * everybody alike.
 */
async function walk(who: Visitor): Promise<{ name: string; body: string }[]> {
  const answers: { name: string; body: string }[] = []
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.access === 'admin' && who.user._id !== stranger.user._id) continue
    if (left.includes(name) || (call.method !== 'GET' && call.access !== 'user')) continue
    for (const path of pathsOf(call, who)) {
      const answer = call.method === 'GET' ? await who.get(path) : await who.send(call.method, path, body)
      answers.push({ name, body: answer.body })
    }
  }
  return answers
}

function pathsOf({ path, access }: Call, who: Visitor): string[] {
  const named: Record<string, string> = { language: 'python', version: '1', assistant: 'ninja' }
  const others = [known, ...submissions, who.user._id, `problem:${fresh}`, `problem:${known}`]
  const ids = [fresh, contestId, ...(access === 'admin' ? [] : others)]
  const fill = (id: string, letter: string) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'letter' ? letter : (named[name] ?? id)))
  if (path.includes(':letter')) return ['A', 'B'].map((letter) => fill(contestId, letter))
  return path.includes(':') ? ids.map((id) => fill(id, 'A')) : [path]
}

/** The verdict is not Accepted, so the problem stays unsolved; no hidden case fails. */
const visiblyWrong = (one: { isVisible: boolean }) =>
  one.isVisible ? { status: 'Wrong Answer' as const } : {}

test('before the start nobody learns a word of a new problem, and the known one is as always', async () => {
  await using _judge = await judgeJobs(server.database, visiblyWrong)

  const [toStranger, toTaking] = await Promise.all([walk(stranger), walk(taking)])

  const known = (...words: string[]) => words.map((word) => `known-${word}-canary`)
  expect(canariesIn(toStranger)).toEqual(known('hint', 'name', 'statement', 'tag', 'title'))
  expect(canariesIn(toTaking)).toEqual(
    known('editorial', 'hint', 'name', 'solution', 'statement', 'tag', 'title'),
  )
})

test('while it runs those who take part read the statements, and nobody reads help, cases, numbers or code', async () => {
  await moveContest(server.database, contestId, { starts: -10, ends: 60 })
  const failing = {
    status: 'Wrong Answer',
    stdout: 'own-printed-canary',
  } as const
  await using _judge = await judgeJobs(server.database, (one, { kind }) =>
    one.isVisible ? {} : kind === 'submit' ? failing : {},
  )
  const told = await listenWhile(taking, async () => {
    for (const who of [rival, taking]) {
      const code = { code: `${who.user.firstName}-code-canary`, language: 'python' }
      const answer = await who.send('POST', `/contest/${contestId}/problem/A/submit`, code)
      submissions.push(answer.json<{ _id: string }>()._id)
    }
  })

  const [toStranger, toTaking] = await Promise.all([walk(stranger), walk(taking)])
  const ofStranger = canariesIn(toStranger)
  const ofTaking = canariesIn(toTaking)

  expect(ofStranger).toEqual(['known-statement-canary', 'known-title-canary'])
  expect(ofTaking).toEqual([
    'Taking-code-canary',
    ...['fresh-statement-canary', 'fresh-title-canary'],
    ...['known-statement-canary', 'known-title-canary'],
  ])
  expect(callsWith(toTaking, 'fresh-statement-canary')).toEqual(['contestProblem'])
  const submitted = (await taking.get(`/problem/submittedProblem/${fresh}`)).json<object[]>()
  const nothing = {
    runtime: null,
    memory: null,
    testCasesPassed: null,
    testCasesTotal: null,
    errorMessage: null,
  }
  expect(submitted.length).toBeGreaterThan(0)
  for (const one of submitted) expect(one).toMatchObject({ ...nothing, status: 'Wrong Answer' })
  expect(told).toContain('"stage":"done"')
  expect(told).not.toMatch(/"cases":\[\{|Wrong Answer|"total":\d/)
})

test('after the end the problems are as all others, and hidden cases and the code of others stay hidden', async () => {
  await moveContest(server.database, contestId, { starts: -60, ends: 0 })
  await publish(fresh, new Date(Date.now() - 1000))
  await using _judge = await judgeJobs(server.database, visiblyWrong)

  const [ofStranger, ofTaking] = (await Promise.all([walk(stranger), walk(taking)])).map(canariesIn)
  const admin = await server.signUpAdmin()
  const toAdmin = (await admin.get(`/problem/problemById/${fresh}`)).body

  const open = ['hint', 'name', 'statement', 'tag', 'title'].flatMap((of) => [
    `fresh-${of}-canary`,
    `known-${of}-canary`,
  ])
  const bought = ['editorial', 'solution'].flatMap((of) => [`fresh-${of}-canary`, `known-${of}-canary`])
  expect(ofStranger).toEqual(open.sort())
  expect(ofTaking).toEqual(['Taking-code-canary', ...[...open, ...bought].sort()])
  // Control: the search finds the canaries in an admin's answers.
  expect(toAdmin).toContain('fresh-hidden-canary')
})

test('counters tell of a contest only once everybody sees its results', async () => {
  const counted = async () => {
    const shown = (await stranger.get(`/problem/problemById/${fresh}`)).json<{ submittedCount: number }>()
    const list = (await stranger.get('/problem/getAllProblem')).json<
      { _id: string; submittedCount: number }[]
    >()
    return [shown.submittedCount, list.find(({ _id }) => _id === fresh)?.submittedCount]
  }
  const { contest } = schema
  const set = (change: Partial<typeof contest.$inferInsert>) =>
    server.database.queries.update(contest).set(change).where(eq(contest.id, contestId))
  const { submission } = schema
  const ofContest = and(eq(submission.contestId, contestId), eq(submission.problemId, fresh))
  const hidden = await server.database.queries.$count(submission, ofContest)
  const whole = await counted()

  await set({ freezeMinutes: 30 })
  const frozen = await counted()
  await server.database.queries
    .update(contest)
    .set({ unveiledAt: sql`now()` })
    .where(eq(contest.id, contestId))

  expect(frozen).toEqual(whole.map((all) => (all ?? 0) - hidden))
  expect(hidden).toBeGreaterThan(1)
  expect(await counted()).toEqual(whole)
})

function canariesIn(answers: readonly { readonly body: string }[]): string[] {
  const found = answers.flatMap(({ body: text }) => text.match(/\w+-\w+-canary/g) ?? [])
  return [...new Set(found)].sort()
}

function callsWith(
  answers: readonly { readonly name: string; readonly body: string }[],
  text: string,
): string[] {
  const names = answers.filter((one) => one.body.includes(text)).map(({ name }) => name)
  return [...new Set(names)]
}

/** The events on this person's submission stream while an action runs. */
async function listenWhile(who: Visitor, action: () => Promise<void>): Promise<string> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const page = new AbortController()
  const { signal } = page
  const stream = await fetch(`${address}/api/submission/events`, { headers: { cookie: who.cookie }, signal })
  const heard: string[] = []
  const reading = stream.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => void heard.push(text) }))
    .catch(() => undefined)
  await action()
  await expect.poll(() => heard.join(''), { timeout: 10_000 }).toContain('"stage":"done"')
  page.abort()
  await reading
  return heard.join('')
}
