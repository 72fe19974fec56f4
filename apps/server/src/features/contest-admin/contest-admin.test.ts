import type { AuditEvent, ManagedContest, ManagedQuestion, Scoreboard } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hideUntilContestEnds } from '../problems/index.ts'
import {
  type ContestTestbed,
  contestBody,
  countWaitingConnections,
  hourAhead,
  openContestTestbed,
} from './testing/contest-testbed.ts'

let testbed: ContestTestbed
beforeAll(async () => {
  testbed = await openContestTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const draftProblem = () =>
  testbed.server.addProblem({ title: `Unseen ${crypto.randomUUID()}`, status: 'draft' })
const shownProblem = () => testbed.server.addProblem({ title: `Shown ${crypto.randomUUID()}` })
const entry = (problemId: string, points = 100) => ({ problemId, points })

async function publishedAt(id: string): Promise<Date | null | undefined> {
  const { queries } = testbed.server.database
  const [row] = await queries.select().from(schema.problem).where(eq(schema.problem.id, id))
  return row?.publishedAt
}

test('a scheduled contest is read as it was written, with letters in the order of its problems', async () => {
  const [first, second] = [await shownProblem(), await draftProblem()]
  const id = await testbed.schedule({
    ...{
      name: 'Graphs only',
      rule: 'points',
      freezeMinutes: 10,
      languages: ['cpp', 'python'],
      isRated: true,
    },
    problems: [entry(second, 300), entry(first, 100)],
  })

  const found = await testbed.read(id)

  expect(found).toMatchObject({
    ...{ name: 'Graphs only', state: 'upcoming', rule: 'points', minutes: 60, freezeMinutes: 10 },
    ...{ languages: ['cpp', 'python'], isRated: true, isFrozen: false, registered: 0, problems: 2 },
  })
  expect(
    found.problemList.map(({ letter, problemId, points, isNew }) => [letter, problemId, points, isNew]),
  ).toEqual([
    ['A', second, 300, true],
    ['B', first, 100, false],
  ])
  const list = (await testbed.admin.get('/admin/contest?q=graphs')).json<ManagedContest[]>()
  expect(list.map(({ _id }) => _id)).toEqual([id])
})

test('what an admin reads of a contest can be sent back unchanged', async () => {
  const [first, second] = [await shownProblem(), await draftProblem()]
  const problems = [entry(second, 300), entry(first, 100)]
  const id = await testbed.schedule({
    rule: 'points',
    visibility: 'code',
    code: 'tea',
    freezeMinutes: 10,
    problems,
  })
  const before = await testbed.read(id)

  const answer = await testbed.admin.send('PUT', `/admin/contest/${id}`, before)

  expect(answer.statusCode, answer.body).toBe(200)
  const { updatedAt: _, now: __, ...after } = await testbed.read(id)
  expect(before).toMatchObject(after)
})

test('a change that names no problems is refused', async () => {
  const id = await testbed.schedule()
  const { problemList: _, ...rest } = await testbed.read(id)

  const answer = await testbed.admin.send('PUT', `/admin/contest/${id}`, rest)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'problems', message: 'problems must be a list' }] })
})

test.each([
  ['a start in the past', { startsAt: new Date(Date.now() - 600_000).toISOString() }, 'startsAt'],
  ['a freeze longer than itself', { minutes: 30, freezeMinutes: 31 }, 'freezeMinutes'],
  ['a code that is missing', { visibility: 'code', code: ' ' }, 'code'],
  ['a problem that is none', { problems: [entry(crypto.randomUUID())] }, 'problems.0.problemId'],
  ['an id that is none', { problems: [entry('1 or 1=1')] }, 'problems.0.problemId'],
] as const)('a contest with %s is refused by its name', async (_, change, field) => {
  const body = { ...contestBody, startsAt: hourAhead(), ...change }
  const answer = await testbed.admin.send('POST', '/admin/contest', body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: { field: string }[] }>().errors.map((each) => each.field)).toContain(field)
})

test('a problem stands in a contest once, and in one contest at a time', async () => {
  const [problem, unseen] = [await shownProblem(), await draftProblem()]
  const startsAt = inMinutes(600)
  await testbed.schedule({ name: 'First', startsAt, problems: [entry(problem), entry(unseen)] })
  const send = (body: object) => testbed.admin.send('POST', '/admin/contest', { ...contestBody, ...body })

  const twice = await send({ startsAt: inMinutes(900), problems: [entry(problem), entry(problem)] })
  const overlapping = await send({ startsAt: inMinutes(630), problems: [entry(problem)] })
  const unseenLater = await send({ startsAt: inMinutes(900), problems: [entry(unseen)] })
  const later = await send({ startsAt: inMinutes(900), problems: [entry(problem)] })

  const sentenceOf = (answer: typeof twice) => answer.json<{ message: string }>().message
  expect(sentenceOf(twice)).toBe('This problem is in the list twice')
  expect(sentenceOf(overlapping)).toBe('This problem is part of "First" already')
  expect(sentenceOf(unseenLater)).toBe('This problem is part of "First" already')
  expect(later.statusCode).toBe(200)
})

test('of two who choose the same problem for the same time at once, one gets it', async () => {
  const problemId = await shownProblem()
  const { database } = testbed.server
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select from problem where id = $1 for update', [problemId])
  const body = { ...contestBody, startsAt: inMinutes(700), problems: [entry(problemId)] }

  const asked = [1, 2].map(() => testbed.admin.send('POST', '/admin/contest', body))
  const answered = Promise.all(asked)
  while ((await countWaitingConnections(database)) < 2);
  await holder.query('commit')
  holder.release()

  expect((await answered).map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('a problem that nobody has seen is published at the end, moves with it, and is a draft again without the contest', async () => {
  const [kept, left] = [await draftProblem(), await draftProblem()]
  const startsAt = inMinutes(120)
  const both = [entry(kept), entry(left)]
  const id = await testbed.schedule({ startsAt, problems: both })
  const endAfter = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000)
  expect(await publishedAt(kept)).toEqual(endAfter(60))

  const body = { ...contestBody, startsAt, minutes: 90, problems: [entry(kept)] }
  await testbed.admin.send('PUT', `/admin/contest/${id}`, body)
  expect([await publishedAt(kept), await publishedAt(left)]).toEqual([endAfter(90), null])

  await testbed.admin.send('PUT', `/admin/contest/${id}`, { ...body, visibility: 'draft' })
  expect(await publishedAt(kept)).toBe(null)

  await testbed.admin.send('PUT', `/admin/contest/${id}`, body)
  await testbed.admin.send('DELETE', `/admin/contest/${id}`)
  expect(await publishedAt(kept)).toBe(null)
})

test('what people rely on stays once the contest has started', async () => {
  const [problem, other] = [await shownProblem(), await shownProblem()]
  const learner = await testbed.server.signUp()
  const id = await testbed.schedule({ problems: [entry(problem)], languages: ['cpp', 'python'] })
  await testbed.move(id, -70)
  await testbed.enter(id, learner)
  await testbed.submitted({ contestId: id, who: learner, problemId: problem, status: 'Accepted', minute: 1 })
  const { startsAt } = await testbed.read(id)
  const good = { ...contestBody, startsAt, problems: [entry(problem)], languages: ['cpp', 'python'] }
  const fieldOf = async (change: object) => {
    const answer = await testbed.admin.send('PUT', `/admin/contest/${id}`, { ...good, ...change })
    return answer.statusCode === 200 ? null : answer.json<{ errors: { field: string }[] }>().errors[0]?.field
  }

  expect(await fieldOf({ startsAt: hourAhead() })).toBe('startsAt')
  expect(await fieldOf({ rule: 'points' })).toBe('rule')
  expect(await fieldOf({ penaltyMinutes: 10 })).toBe('penaltyMinutes')
  expect(await fieldOf({ visibility: 'draft' })).toBe('visibility')
  expect(await fieldOf({ languages: ['cpp'] })).toBe('languages')
  expect(await fieldOf({ problems: [entry(other)] })).toBe('problems')
  expect(await fieldOf({ problems: [entry(problem, 200)] })).toBe('problems')
  expect(await fieldOf({ minutes: 5 })).toBe('minutes')
  expect(await fieldOf({ name: 'Renamed', minutes: 90, freezeMinutes: 5 })).toBe(null)
  expect(await testbed.read(id)).toMatchObject({ name: 'Renamed', minutes: 90, freezeMinutes: 5 })
})

test('more time for everybody leaves hidden what is frozen', async () => {
  const problem = await shownProblem()
  const learner = await testbed.server.signUp()
  const id = await testbed.schedule({ freezeMinutes: 30, problems: [entry(problem)] })
  await testbed.move(id, -100)
  await testbed.enter(id, learner)
  await testbed.submitted({ contestId: id, who: learner, problemId: problem, status: 'Accepted', minute: 35 })
  const { startsAt } = await testbed.read(id)
  const body = { ...contestBody, startsAt, problems: [entry(problem)], freezeMinutes: 30 }
  const put = (change: object) => testbed.admin.send('PUT', `/admin/contest/${id}`, { ...body, ...change })
  const shown = async () => (await learner.get(`/contest/${id}/scoreboard`)).json<Scoreboard>()
  expect(await shown()).toMatchObject({ rows: [{ solved: 0 }] })

  const longer = await put({ minutes: 120 })
  const later = await put({ minutes: 120, freezeMinutes: 60 })
  const without = await put({ minutes: 120, freezeMinutes: 0 })

  expect([longer.statusCode, later.statusCode, without.statusCode]).toEqual([200, 409, 409])
  expect(await testbed.read(id)).toMatchObject({ minutes: 120, freezeMinutes: 90, isFrozen: true })
  expect(await shown()).toMatchObject({ rows: [{ solved: 0 }] })
})

test('a problem that is kept for a contest stays kept, whatever a save says of its publication', async () => {
  const [problem, startsAt] = [await draftProblem(), inMinutes(3000)]
  await testbed.schedule({ startsAt, problems: [entry(problem)] })
  const isIt = eq(schema.problem.id, problem)
  const kept = await Promise.all(
    [null, new Date(0)].map((wanted) =>
      testbed.server.database.queries.transaction(async (tx) => {
        await tx.update(schema.problem).set({ publishedAt: wanted }).where(isIt)
        await hideUntilContestEnds(tx, problem)
        return (await tx.select().from(schema.problem).where(isIt))[0]?.publishedAt
      }),
    ),
  )

  const end = new Date(Date.parse(startsAt) + 60 * 60_000)
  expect(kept).toEqual([end, end])
})

test('the board is unveiled after the end only, and everybody is told who did it', async () => {
  const id = await testbed.schedule({ freezeMinutes: 15 })
  const early = await testbed.admin.send('POST', `/admin/contest/${id}/unveil`)
  await testbed.move(id, -200)
  expect(await testbed.read(id)).toMatchObject({ state: 'ended', isFrozen: true })

  const answers = [1, 2].map(() => testbed.admin.send('POST', `/admin/contest/${id}/unveil`))
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode)

  expect([early.statusCode, ...codes]).toEqual([409, 200, 200])
  expect(await testbed.read(id)).toMatchObject({ isFrozen: false })
  const told = (await testbed.admin.get('/admin/audit?action=contest.unveiled')).json<AuditEvent[]>()
  expect(told.filter(({ subject }) => subject._id === id)).toHaveLength(1)
})

test('who is disqualified has no place, and has it again when readmitted', async () => {
  const problem = await shownProblem()
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const id = await testbed.schedule({ problems: [entry(problem)] })
  await testbed.move(id, -70)
  for (const [who, minute] of [
    [ada, 3],
    [bob, 5],
  ] as const) {
    await testbed.enter(id, who)
    await testbed.submitted({ contestId: id, who, problemId: problem, status: 'Accepted', minute })
  }
  const places = async () =>
    Object.fromEntries((await testbed.board(id)).map(({ person, place }) => [person.name, place]))
  const set = (isDisqualified: boolean) =>
    testbed.admin.send('PATCH', `/admin/contest/${id}/person/${ada.user._id}`, { isDisqualified })

  expect(await places()).toEqual({ Ada: 1, Bob: 2 })
  await set(true)
  expect(await places()).toEqual({ Ada: null, Bob: 1 })
  await set(false)
  expect(await places()).toEqual({ Ada: 1, Bob: 2 })
  const stranger = await testbed.server.signUp()
  const unknown = await testbed.admin.send('PATCH', `/admin/contest/${id}/person/${stranger.user._id}`, {
    isDisqualified: true,
  })
  expect(unknown.statusCode).toBe(404)
})

test('who was disqualified before the start does not come back by registering anew', async () => {
  const learner = await testbed.server.signUp()
  const id = await testbed.schedule()
  const registration = `/contest/${id}/registration`
  await learner.send('PUT', registration, {})
  await testbed.admin.send('PATCH', `/admin/contest/${id}/person/${learner.user._id}`, {
    isDisqualified: true,
  })

  const left = await learner.send('DELETE', registration)
  await learner.send('PUT', registration, {})

  expect(left.statusCode).toBe(403)
  const people = (await testbed.admin.get(`/admin/contest/${id}/person`)).json<
    { isDisqualified: boolean }[]
  >()
  expect(people.map(({ isDisqualified }) => isDisqualified)).toEqual([true])
})

test('titles on the board are for those who take part, until the end', async () => {
  const problem = await draftProblem()
  const [learner, stranger] = [await testbed.server.signUp(), await testbed.server.signUp()]
  const id = await testbed.schedule({ problems: [entry(problem)] })
  await testbed.move(id, -70)
  await testbed.enter(id, learner)
  const titleFor = async ({ get }: typeof learner) =>
    (await get(`/contest/${id}/scoreboard`)).json<Scoreboard>().problems[0]?.title

  expect([await titleFor(stranger), (await titleFor(learner)) === '']).toEqual(['', false])
  await testbed.move(id, -100)
  expect(await titleFor(stranger)).toMatch(/^Unseen/)
})

test('a question is answered, and a second answer replaces the first', async () => {
  const learner = await testbed.server.signUp()
  const id = await testbed.schedule()
  const questionId = crypto.randomUUID()
  const asked = { id: questionId, contestId: id, userId: learner.user._id, text: 'Is 0 a number?' }
  await testbed.server.database.queries.insert(schema.contestQuestion).values(asked)
  const answer = (contestId: string, body: object) =>
    testbed.admin.send('POST', `/admin/contest/${contestId}/question/${questionId}`, body)

  await answer(id, { answer: 'No.' })
  await answer(id, { answer: 'Yes.', isPublic: true })
  const elsewhere = await answer(await testbed.schedule(), { answer: 'Maybe.' })

  expect(elsewhere.statusCode).toBe(404)
  const { questions } = (await testbed.admin.get(`/admin/contest/${id}/question`)).json<{
    questions: ManagedQuestion[]
  }>()
  expect(questions).toMatchObject([{ text: 'Is 0 a number?', answer: 'Yes.', isPublic: true }])
})

test('an announcement is corrected, new to everybody again, and taken back', async () => {
  const learner = await testbed.server.signUp()
  const id = await testbed.schedule()
  await testbed.enter(id, learner)
  const path = `/admin/contest/${id}/announcement`
  const { _id } = (await testbed.admin.send('POST', path, { text: 'B is easy.' })).json<{ _id: string }>()
  await learner.send('POST', `/contest/${id}/announcement/read`)
  const readBy = async () =>
    (await learner.get(`/contest/${id}/question`)).json<{ announcements: unknown[] }>()

  await testbed.admin.send('PUT', `${path}/${_id}`, { text: 'B is hard.' })
  const corrected = await readBy()
  const elsewhere = await testbed.admin.send(
    'PUT',
    `/admin/contest/${await testbed.schedule()}/announcement/${_id}`,
    {
      text: 'No.',
    },
  )
  await testbed.admin.send('DELETE', `${path}/${_id}`)

  expect(corrected.announcements).toMatchObject([{ text: 'B is hard.', isRead: false }])
  expect(elsewhere.json()).toMatchObject({ status: 404, code: 'announcement_not_found' })
  expect((await readBy()).announcements).toEqual([])
  expect((await testbed.admin.send('DELETE', `${path}/${_id}`)).statusCode).toBe(404)
})

test('the places are exported with nothing hidden, and a name that is a formula stays a name', async () => {
  const problem = await shownProblem()
  const learner = await testbed.server.signUp('=1+1')
  const id = await testbed.schedule({ problems: [entry(problem)], freezeMinutes: 60 })
  await testbed.move(id, -70)
  await testbed.enter(id, learner)
  for (const [status, minute] of [
    ['Wrong Answer', 2],
    ['Accepted', 6],
  ] as const)
    await testbed.submitted({ contestId: id, who: learner, problemId: problem, status, minute })

  const { body, headers } = await testbed.admin.get(`/admin/contest/${id}/export`)

  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'place,name,email,state,solved,points,penalty,A',
    `1,'=1+1,${learner.user.emailId},placed,1,100,26,6 +1`,
  ])
})

test('what was submitted in a deleted contest stays with its author', async () => {
  const problem = await shownProblem()
  const learner = await testbed.server.signUp()
  const id = await testbed.schedule({ problems: [entry(problem)] })
  await testbed.move(id, -70)
  await testbed.enter(id, learner)
  const made = { contestId: id, who: learner, problemId: problem, status: 'Accepted', minute: 1 }
  const submissionId = await testbed.submitted(made)

  const answer = await testbed.admin.send('DELETE', `/admin/contest/${id}`)

  expect(answer.statusCode).toBe(200)
  const list = (await learner.get(`/problem/submittedProblem/${problem}`)).json<{ _id: string }[]>()
  expect(list.map(({ _id }) => _id)).toEqual([submissionId])
})
