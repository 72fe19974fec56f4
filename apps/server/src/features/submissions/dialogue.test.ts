import { randomUUID } from 'node:crypto'
import { type Dialogue, type HandAnswer, handAnswerSchema, type Outcome } from '@codedojo/contract'
import { type ClaimedJob, finishJudgeJob, runWorkers, schema } from '@codedojo/db'
import { registerJudge } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest, moveContest } from '../contests/testing/add-contest.ts'

const { judgeJob, problemVersion, submission } = schema

let server: TestApp
let learner: Visitor
let interactive: string
let plain: string
beforeAll(async () => {
  server = await startApp({ RUN_LIMIT_PER_MINUTE: '1000' })
  learner = await server.signUp()
  interactive = await server.addProblem({ title: 'Talks' })
  plain = await server.addProblem({ title: 'Does not talk' })
  const limits = { timeMs: 1000, memoryBytes: 1, outputBytes: 1 }
  await server.database.queries
    .update(problemVersion)
    .set({ validation: { outputFlags: [], inputFlags: [], limits, isInteractive: true } })
    .where(eq(problemVersion.problemId, interactive))
})
afterAll(() => server[Symbol.asyncDispose]())

const outcome: Outcome = {
  ...{ status: 'Accepted', cases: [], passed: 0, total: 1, runtimeMs: 1, memoryKb: 1 },
  ...{ compileMessage: null, errorMessage: null, limitsEnforced: true },
}

function waitingAfter(answers: readonly HandAnswer[]): Dialogue {
  const lines = answers.map(({ text }) => ({ by: 'judge' as const, text }))
  const transcript = { lines: [...lines, { by: 'program' as const, text: '?' }], leftOut: 0 }
  return { state: 'waiting', transcript, printedBytes: 2, given: answers.length, fault: null, stderr: '' }
}

/** A judge that shows the answers that its jobs have. */
async function play(change: Partial<Outcome> = {}) {
  const jobs: ClaimedJob[] = []
  const { database } = server
  const workers = runWorkers(database, {
    judgeId: await registerJudge(database),
    concurrency: 1,
    judgeJob: async (job) => {
      jobs.push(job)
      const answers = job.customInputs.map((json) => handAnswerSchema.parse(JSON.parse(json)))
      await finishJudgeJob(database, job, { ...outcome, dialogue: waitingAfter(answers), ...change })
    },
  })
  return { jobs, [Symbol.asyncDispose]: workers.drain }
}

const asked = { code: 'print(1)', language: 'python' }
const run = (problemId: string, more: object) =>
  learner.send('POST', `/submission/run/${problemId}`, { ...asked, ...more })

test('a run with answers by hand is a dialogue: it has no verdict, and leaves no submission', async () => {
  await using judge = await play()

  const answer = await run(interactive, { handAnswers: [{ text: 'lower', afterBytes: 4 }] })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    submissionId: expect.any(String),
    dialogue: waitingAfter([{ text: 'lower', afterBytes: 4 }]),
    compileMessage: null,
    errorMessage: null,
    limitsEnforced: true,
  })
  expect(judge.jobs).toMatchObject([{ kind: 'dialogue', problemId: interactive }])
  expect(await server.database.queries.$count(submission, eq(submission.problemId, interactive))).toBe(0)
})

test('a dialogue begins without an answer', async () => {
  await using _judge = await play()

  const answer = await run(interactive, { handAnswers: [] })

  expect(answer.json()).toMatchObject({ dialogue: waitingAfter([]) })
})

test('the same turn under the same key is played once', async () => {
  await using judge = await play()
  const turn = { handAnswers: [{ text: '1', afterBytes: 0 }], requestKey: randomUUID() }

  const first = await run(interactive, turn)
  const second = await run(interactive, turn)
  const other = await run(interactive, { ...turn, handAnswers: [] })

  expect(second.json()).toEqual(first.json())
  expect(judge.jobs).toHaveLength(1)
  expect(other.json()).toMatchObject({ code: 'request_key_used' })
})

test.each([
  ['Compilation Error', 'The program does not compile.', /does not compile/],
  ['Internal Error', 'No judge could run it.', /No judge could run it/],
  ['Accepted', null, /judge of an older version/],
] as const)('a turn that ended with %s and no dialogue says why', async (status, errorMessage, why) => {
  await using _judge = await play({ status, errorMessage, compileMessage: 'line 1', dialogue: undefined })

  const answer = await run(interactive, { handAnswers: [] })

  expect(answer.json()).toMatchObject({
    dialogue: null,
    compileMessage: 'line 1',
    errorMessage: expect.stringMatching(why),
  })
})

test('nobody but its learner gets a dialogue, and nobody gets it as a verdict', async () => {
  await using _judge = await play()
  const { submissionId } = (await run(interactive, { handAnswers: [] })).json<{ submissionId: string }>()
  const other = await server.signUp()

  expect((await other.get(`/submission/result/${submissionId}`)).statusCode).toBe(404)
  expect((await learner.get(`/submission/result/${submissionId}`)).statusCode).toBe(404)
})

test('in a contest a dialogue is played where a run is, and only while the contest runs', async () => {
  await using judge = await play()
  const people = [learner.user._id]
  const contestId = await insertContest(server.database, {
    starts: -60,
    ends: 60,
    problems: [interactive, plain],
    people,
  })
  const runThere = (letter: string) =>
    learner.send('POST', `/contest/${contestId}/problem/${letter}/run`, { ...asked, handAnswers: [answer] })

  const played = await runThere('A')
  const refused = await runThere('B')
  const outside = await run(interactive, { handAnswers: [] })
  await moveContest(server.database, contestId, { starts: -120, ends: -1 })
  const late = await runThere('A')

  expect(played.json()).toMatchObject({ dialogue: waitingAfter([answer]) })
  expect(judge.jobs).toMatchObject([{ kind: 'dialogue', isContest: true }])
  expect(refused.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'handAnswers' }] })
  expect(outside.json()).toMatchObject({ code: 'in_contest' })
  expect(late.json()).toMatchObject({ code: 'contest_not_running' })
})

const answer = { text: 'x', afterBytes: 0 }

test.each([
  ['for a problem that is not interactive', () => plain, { handAnswers: [] }, 'handAnswers'],
  ['beside custom inputs', () => interactive, { handAnswers: [], customInputs: ['1'] }, 'customInputs'],
  ['that are no list', () => interactive, { handAnswers: 'x' }, 'handAnswers'],
  ['201 of them', () => interactive, { handAnswers: Array(201).fill(answer) }, 'handAnswers'],
  [
    'one over 4 KB',
    () => interactive,
    { handAnswers: [answer, { ...answer, text: 'é'.repeat(2049) }] },
    'handAnswers.1.text',
  ],
  [
    'a million lines',
    () => interactive,
    { handAnswers: [{ ...answer, text: '\n'.repeat(1_000_000) }] },
    'handAnswers.0.text',
  ],
  ['a NUL', () => interactive, { handAnswers: [{ ...answer, text: 'a\0' }] }, 'handAnswers.0.text'],
  [
    'half a character',
    () => interactive,
    { handAnswers: [{ ...answer, text: '\uD83D' }] },
    'handAnswers.0.text',
  ],
  [
    'after less than nothing',
    () => interactive,
    { handAnswers: [{ ...answer, afterBytes: -1 }] },
    'handAnswers.0.afterBytes',
  ],
  [
    'after half a byte',
    () => interactive,
    { handAnswers: [{ text: '', afterBytes: 0.5 }] },
    'handAnswers.0.afterBytes',
  ],
])('answers by hand are refused by their name: %s', async (_, problemOf, more, field) => {
  const before = await server.database.queries.$count(judgeJob)

  const refused = await run(problemOf(), more)

  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'bad_input', errors: [{ field }] })
  expect(await server.database.queries.$count(judgeJob)).toBe(before)
})
