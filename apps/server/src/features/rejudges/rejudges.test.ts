import type { Problem, RejudgeChange, RejudgeDetail, Scoreboard, Submission } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest } from '../contests/testing/add-contest.ts'
import { judgePrinted } from './testing/judge-printed.ts'
import { untilJudged } from './testing/until-judged.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000', SUBMIT_LIMIT_PER_MINUTE: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A problem whose last case expects 99 since its second version, and three submissions to the first version. */
async function openChangedProblem(title: string) {
  const problemId = await server.addProblem({ title })
  const [right, wrong, hopeless] = await Promise.all([
    server.signUp('Right'),
    server.signUp('Wrong'),
    server.signUp('Hopeless'),
  ])
  const submit = async (who: Visitor, code: string) => {
    const answer = await who.send('POST', `/submission/submit/${problemId}`, { code, language: 'python' })
    return answer.json<{ submissionId: string }>().submissionId
  }
  const ids = {
    right: await submit(right, '1|6|-8'),
    wrong: await submit(wrong, '1|6|99'),
    hopeless: await submit(hopeless, '1|2|3'),
  }
  await changeLastOutput(problemId)
  return { problemId, ids, right, wrong, hopeless }
}

/** From then on its last case expects 99. */
async function changeLastOutput(problemId: string): Promise<void> {
  const shown = (await admin.get(`/problem/problemById/${problemId}`)).json<Problem>()
  const saved = await admin.send('PUT', `/problem/update/${problemId}`, {
    ...shown,
    hiddenTestCases: [
      { input: '10 4\n', output: '6\n' },
      { input: '1 9\n', output: '99\n' },
    ],
    referenceSolution: [{ language: 'python', completeCode: '1|6|99' }],
  })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

async function begin(problemId: string, filter: object = {}): Promise<string> {
  const answer = await admin.send('POST', `/problem/rejudge/${problemId}`, filter)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { _id } = answer.json<{ _id: string }>()
  await untilJudged(server.database, _id)
  return _id
}

const changesOf = async (id: string, kind: string) =>
  (await admin.get(`/admin/rejudge/${id}/changes?kind=${kind}`)).json<RejudgeChange[]>()

const detailOf = async (id: string) => (await admin.get(`/admin/rejudge/${id}`)).json<RejudgeDetail>()

const listOf = async (who: Visitor, problemId: string) =>
  (await who.get(`/problem/submittedProblem/${problemId}`)).json<Submission[]>()

/** Everything that applying a rejudge may change. */
async function snapshot() {
  const { queries } = server.database
  const { submission, solved, problemCounter, formerVerdict } = schema
  return JSON.stringify(
    await Promise.all([
      queries.select().from(submission).orderBy(submission.id),
      queries.select().from(solved).orderBy(solved.userId, solved.problemId),
      queries.select().from(problemCounter).orderBy(problemCounter.problemId),
      queries.select().from(formerVerdict).orderBy(formerVerdict.submissionId),
    ]),
  )
}

test('after one expected output changed, the dry run lists exactly the submissions whose verdict changes', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId, ids, right, wrong } = await openChangedProblem('Listed exactly')
  const before = await snapshot()

  const choices = (await admin.get(`/problem/rejudge/${problemId}`)).json()
  const id = await begin(problemId)

  expect(choices).toEqual({ version: 2, submissions: 3, earlier: 3, openId: null })
  const changes = await changesOf(id, 'verdict')
  expect(
    changes.map(({ submissionId, user, before, after }) => [
      submissionId,
      user?._id,
      before.status,
      after.status,
    ]),
  ).toEqual([
    [ids.wrong, wrong.user._id, 'Wrong Answer', 'Accepted'],
    [ids.right, right.user._id, 'Accepted', 'Wrong Answer'],
  ])
  const detail = await detailOf(id)
  expect(detail).toMatchObject({
    state: 'ready',
    total: 3,
    judged: 3,
    changed: 2,
    changedPassed: 0,
    version: 2,
  })
  expect(detail.counts).toHaveLength(3)
  expect(await snapshot()).toBe(before)
})

test('a submission that only passes other cases is listed apart, and its author is told all the same', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId } = await openChangedProblem('Passed apart')
  const late = await server.signUp('Late')
  await late.send('POST', `/submission/submit/${problemId}`, { code: '1|0|99', language: 'python' })
  const shown = (await admin.get(`/problem/problemById/${problemId}`)).json<Problem>()
  const changed = {
    ...shown,
    hiddenTestCases: [
      { input: '10 4\n', output: '6\n' },
      { input: '1 9\n', output: '98\n' },
    ],
    referenceSolution: [{ language: 'python', completeCode: '1|6|98' }],
  }
  await admin.send('PUT', `/problem/update/${problemId}`, changed)

  const id = await begin(problemId, { versions: [2] })
  await admin.send('POST', `/admin/rejudge/${id}/apply`, {})

  expect(await changesOf(id, 'verdict')).toEqual([])
  expect(await changesOf(id, 'passed')).toMatchObject([
    { user: { name: 'Late' }, before: { passed: 2, total: 3 }, after: { passed: 1, total: 3 } },
  ])
  expect(await listOf(late, problemId)).toMatchObject([
    { status: 'Wrong Answer', testCasesPassed: 1, rejudged: { was: 'Wrong Answer', passed: 2, total: 3 } },
  ])
})

test('a cancelled rejudge has changed nothing, and another one may be begun', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId } = await openChangedProblem('Cancelled')
  const before = await snapshot()
  const id = await begin(problemId)

  const second = await admin.send('POST', `/problem/rejudge/${problemId}`, {})
  const cancelled = await admin.send('POST', `/admin/rejudge/${id}/cancel`, {})
  const applied = await admin.send('POST', `/admin/rejudge/${id}/apply`, {})

  expect(second.json()).toMatchObject({ code: 'rejudge_open' })
  expect(cancelled.statusCode).toBe(200)
  expect(applied.json()).toMatchObject({ status: 409, code: 'rejudge_not_ready' })
  expect(await snapshot()).toBe(before)
  expect(await detailOf(id)).toMatchObject({ state: 'cancelled', changed: null, counts: [] })
  expect((await detailOf(await begin(problemId))).state).toBe('ready')
})

test('an applied rejudge replaces verdicts, keeps the former ones, and puts marks and counters right', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId, ids, right, wrong, hopeless } = await openChangedProblem('Applied')

  const id = await begin(problemId)
  const applied = await admin.send('POST', `/admin/rejudge/${id}/apply`, {})

  expect(applied.json()).toEqual({ message: 'Rejudge applied: 2 verdicts changed.', state: 'applied' })
  expect(await listOf(right, problemId)).toMatchObject([
    { status: 'Wrong Answer', testCasesPassed: 2, rejudged: { was: 'Accepted' } },
  ])
  expect(await listOf(wrong, problemId)).toMatchObject([
    { status: 'Accepted', testCasesPassed: 3, rejudged: { was: 'Wrong Answer' } },
  ])
  expect((await listOf(hopeless, problemId))[0]).toMatchObject({ status: 'Wrong Answer', rejudged: null })
  const result = (await wrong.get(`/submission/result/${ids.wrong}`)).json()
  expect(result).toMatchObject({ overallStatus: 'Accepted', testCasesPassed: 3 })
  const solvedBy = async (who: Visitor) => (await who.get('/problem/problemSolvedbyUser')).json()
  expect([await solvedBy(right), await solvedBy(wrong)]).toEqual([[], [problemId]])
  const shown = (await admin.get(`/problem/problemById/${problemId}`)).json<Problem>()
  expect(shown).toMatchObject({ acceptedCount: 1, submittedCount: 3 })
  const choices = (await admin.get(`/problem/rejudge/${problemId}`)).json()
  expect(choices).toMatchObject({ submissions: 3, earlier: 0, openId: null })
  const kept = await server.database.queries.select().from(schema.submission)
  expect(kept.find((row) => row.id === ids.right)).toMatchObject({ problemVersion: 1, problemRevision: 2 })
  const former = await server.database.queries.select().from(schema.formerVerdict)
  expect(former.find((row) => row.submissionId === ids.right)).toMatchObject({
    ...{ rejudgeId: id, status: 'Accepted', passed: 3, problemRevision: 1, problemVersion: 1 },
  })
})

test('somebody who solved the problem by another submission, too, keeps the mark', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId, right } = await openChangedProblem('Solved twice')
  const again = { code: '1|6|99', language: 'python' }
  const { submissionId } = (await right.send('POST', `/submission/submit/${problemId}`, again)).json()

  const id = await begin(problemId)
  await admin.send('POST', `/admin/rejudge/${id}/apply`, {})

  const marks = await server.database.queries.select().from(schema.solved)
  expect(marks.find((mark) => mark.userId === right.user._id)).toMatchObject({ submissionId })
})

test('a rejudge on a version that is judged differently by now is not applied', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId } = await openChangedProblem('Outdated')
  const id = await begin(problemId)
  const shown = (await admin.get(`/problem/problemById/${problemId}`)).json<Problem>()
  await admin.send('PUT', `/problem/update/${problemId}`, { ...shown, timeLimitMs: 3000 })
  const before = await snapshot()

  const applied = await admin.send('POST', `/admin/rejudge/${id}/apply`, {})

  expect(applied.json()).toMatchObject({ status: 409, code: 'problem_changed' })
  expect((await detailOf(id)).isOutdated).toBe(true)
  expect(await snapshot()).toBe(before)
})

test('a filter that no submission fits is refused', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId } = await openChangedProblem('Fits none')

  const answer = await admin.send('POST', `/problem/rejudge/${problemId}`, { languages: ['java'] })

  expect(answer.json()).toMatchObject({ status: 400, code: 'bad_input' })
})

test('what is begun, applied and cancelled stands in the audit log', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const { problemId } = await openChangedProblem('Audited')

  const first = await begin(problemId, { statuses: ['Wrong Answer'] })
  await admin.send('POST', `/admin/rejudge/${first}/cancel`, {})
  const second = await begin(problemId)
  await admin.send('POST', `/admin/rejudge/${second}/apply`, {})

  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ action: auditEvent.action, actorId: auditEvent.actorId })
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectId, problemId), like(auditEvent.action, '%rejudge%')))
    .orderBy(auditEvent.id)
  const actorId = admin.user._id
  expect(events).toEqual([
    { actorId, action: 'problem.rejudge_started' },
    { actorId, action: 'problem.rejudge_cancelled' },
    { actorId, action: 'problem.rejudge_started' },
    { actorId, action: 'problem.rejudge_applied' },
  ])
})

test('an applied rejudge moves people on the board of a contest, and what it was rejudged from stays verdict only', async () => {
  await using _judge = await judgeJobs(server.database, judgePrinted)
  const problemId = await server.addProblem({ title: 'In a contest' })
  const [early, late] = await Promise.all([server.signUp('Early'), server.signUp('Late')])
  const contestId = await insertContest(server.database, {
    problems: [problemId],
    people: [early.user._id, late.user._id],
  })
  const submit = async (who: Visitor, code: string) =>
    who.send('POST', `/contest/${contestId}/problem/A/submit`, { code, language: 'python' })
  const placed = async () =>
    (await late.get(`/contest/${contestId}/scoreboard`))
      .json<Scoreboard>()
      .rows.map(({ place, person, solved }) => [place, person.name, solved])
  await submit(early, '1|6|-8')
  await submit(late, '1|6|99')
  const before = await placed()

  await changeLastOutput(problemId)
  await admin.send('POST', `/admin/rejudge/${await begin(problemId)}/apply`, {})

  expect(before).toEqual([
    [1, 'Early', 1],
    [2, 'Late', 0],
  ])
  await expect.poll(placed, { timeout: 10_000 }).toEqual([
    [1, 'Late', 1],
    [2, 'Early', 0],
  ])
  expect(await listOf(early, problemId)).toMatchObject([
    {
      status: 'Wrong Answer',
      testCasesPassed: null,
      rejudged: { was: 'Accepted', passed: null, total: null },
    },
  ])
})
