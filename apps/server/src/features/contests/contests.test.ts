import type { Contest, ContestQuestion, contestList, Scoreboard } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest, moveContest } from './testing/add-contest.ts'

let server: TestApp
let ada: Visitor
let bob: Visitor
let problemId: string
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000', SUBMIT_LIMIT_PER_MINUTE: '1000' })
  ada = await server.signUp('Ada')
  bob = await server.signUp('Bob')
  problemId = await server.addProblem({ title: 'First of the round' })
})
afterAll(() => server[Symbol.asyncDispose]())

type List = z.output<typeof contestList.response>
const work = { code: 'print(1)', language: 'python' }

/** A contest of Ada and Bob, in the middle of its two hours by default. */
const begin = (change: Partial<Parameters<typeof insertContest>[1]> = {}) =>
  insertContest(server.database, {
    problems: [problemId],
    people: [ada.user._id, bob.user._id],
    ...change,
  })
const submit = async (who: Visitor, id: string, body: object = {}) =>
  who.send('POST', `/contest/${id}/problem/A/submit`, { ...work, ...body })
const detail = async (who: Visitor, id: string) => (await who.get(`/contest/${id}`)).json<Contest>()
const scoreboardOf = async (who: Visitor, id: string) =>
  (await who.get(`/contest/${id}/scoreboard`)).json<Scoreboard>()

test('the list has what runs, what comes and what is over, with own results, by the clock of the database', async () => {
  const running = await begin({ name: 'Running' })
  const later = await begin({ name: 'Later', starts: 600, ends: 700 })
  const sooner = await begin({ name: 'Sooner', starts: 60, ends: 120, people: [] })
  const past = await begin({ name: 'Past', starts: -300, ends: -200, people: [ada.user._id] })
  await begin({ name: 'Hidden', visibility: 'draft' })
  const entry = { userId: ada.user._id, problemId, contestId: past, language: 'python', code: 'x' } as const
  const judged = { problemRevision: 1, status: 'Accepted', judgedAt: new Date() }
  const createdAt = new Date(Date.now() - 250 * 60_000)
  await server.database.queries
    .insert(schema.submission)
    .values({ id: crypto.randomUUID(), ...entry, ...judged, createdAt })

  const list = (await ada.get('/contest')).json<List>()
  const bobs = (await bob.get('/contest')).json<List>()

  const named = (all: readonly { name: string }[]) => all.map(({ name }) => name)
  expect(named(list.running)).toEqual(['Running'])
  expect(named(list.upcoming)).toEqual(['Sooner', 'Later'])
  expect(list.past).toMatchObject([
    {
      _id: past,
      isRegistered: true,
      result: { solved: 1, total: 1, ranking: { place: 1, of: 1 }, ratingChange: null },
    },
  ])
  expect(bobs.past[0]?.result).toBeNull()
  expect(list).toMatchObject({ pastTotal: 1, rating: null })
  expect(list.upcoming.map(({ _id, isRegistered }) => [_id, isRegistered])).toEqual([
    [sooner, false],
    [later, true],
  ])
  expect(list.running[0]).toMatchObject({ _id: running, registered: 2, problems: 1, minutes: 120 })
  expect(Math.abs(Date.parse(list.now) - Date.now())).toBeLessThan(60_000)
})

test('a registration lasts until it is taken back, and from the start on it stays', async () => {
  const id = await begin({ starts: 60, ends: 120, people: [] })

  const first = await ada.send('PUT', `/contest/${id}/registration`, {})
  const again = await ada.send('PUT', `/contest/${id}/registration`, {})
  const registered = await detail(ada, id)
  await bob.send('PUT', `/contest/${id}/registration`, {})
  const left = await bob.send('DELETE', `/contest/${id}/registration`)
  await moveContest(server.database, id, { starts: -1, ends: 59 })
  const late = await ada.send('DELETE', `/contest/${id}/registration`)

  expect([first, again, left].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(registered).toMatchObject({ isRegistered: true, registered: 1, mayEnter: true, problemList: [] })
  expect(late.json()).toMatchObject({ status: 409, code: 'contest_started' })
  expect(await detail(bob, id)).toMatchObject({ isRegistered: false, mayEnter: false, problemList: [] })
})

test('who comes late may register until the end, and after it nobody', async () => {
  const id = await begin({ people: [] })

  const late = await ada.send('PUT', `/contest/${id}/registration`, {})
  await moveContest(server.database, id, { starts: -60, ends: -1 / 60_000 })
  const tooLate = await bob.send('PUT', `/contest/${id}/registration`, {})

  expect(late.statusCode).toBe(200)
  expect(tooLate.json()).toMatchObject({ code: 'contest_ended' })
})

test('a contest with a code takes only those who know it, and admins out of competition', async () => {
  const admin = await server.signUpAdmin()
  const id = await begin({ visibility: 'code', code: 'Tea & cake', people: [] })
  const path = `/contest/${id}/registration`

  const without = await ada.send('PUT', path, {})
  const wrong = await ada.send('PUT', path, { code: 'tea & cake' })
  const right = await ada.send('PUT', path, { code: ' Tea & cake ' })
  await admin.send('PUT', path, {})

  expect([without, wrong].map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'wrong_code',
    'wrong_code',
  ])
  expect(right.statusCode).toBe(200)
  const rows = (await scoreboardOf(ada, id)).rows
  expect(rows.map(({ place, person }) => [place, person._id])).toEqual([
    [1, ada.user._id],
    [null, admin.user._id],
  ])
})

test('a code that an admin chose is not found by trying: after ten tries one has to wait, and others need not', async () => {
  const id = await begin({ visibility: 'code', code: '1234', people: [] })
  const guesser = await server.signUp('Guesser')
  const guess = async (who: Visitor, code: string) =>
    (await who.send('PUT', `/contest/${id}/registration`, { code })).statusCode

  const tries = []
  for (let at = 0; at < 10; at++) tries.push(await guess(guesser, String(at)))
  const late = await guesser.send('PUT', `/contest/${id}/registration`, { code: '1234' })

  expect(new Set(tries)).toEqual(new Set([403]))
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect(await guess(ada, '1234')).toBe(200)
  expect(await guess(ada, '')).toBe(200)
})

test('the scoreboard of a contest with a code is for those who take part, and admins, also when it is over', async () => {
  const admin = await server.signUpAdmin()
  const id = await begin({ visibility: 'code', code: 'Tea & cake', people: [ada.user._id] })
  const codes = async () => {
    const answers = await Promise.all([bob, ada, admin].map((who) => who.get(`/contest/${id}/scoreboard`)))
    return answers.map((answer) => (answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code))
  }

  const running = await codes()
  await moveContest(server.database, id, { starts: -60, ends: -1 })

  expect(running).toEqual(['not_in_contest', 200, 200])
  expect(await codes()).toEqual(['not_in_contest', 200, 200])
})

test('a draft is there for admins alone', async () => {
  const admin = await server.signUpAdmin()
  const id = await begin({ visibility: 'draft' })

  const codes = await Promise.all(
    ['', '/scoreboard', '/question', '/submission', '/problem/A'].map(async (rest) => [
      (await ada.get(`/contest/${id}${rest}`)).statusCode,
      (await admin.get(`/contest/${id}${rest}`)).statusCode,
    ]),
  )

  expect(codes).toEqual(Array(5).fill([404, 200]))
})

test('problems are there from the start to the end for those who take part, and afterwards for everybody elsewhere', async () => {
  const id = await begin({ starts: 60, ends: 120, people: [ada.user._id] })
  const problemOf = async (who: Visitor) => {
    const answer = await who.get(`/contest/${id}/problem/A`)
    return answer.statusCode === 200 ? 'shown' : answer.json<{ code: string }>().code
  }
  const seen = async () => ({
    ada: [await problemOf(ada), (await detail(ada, id)).problemList.map(({ problemId: of }) => of)],
    bob: [await problemOf(bob), (await detail(bob, id)).problemList.map(({ problemId: of }) => of)],
  })

  const before = await seen()
  await moveContest(server.database, id, { starts: -1, ends: 59 })
  const during = await seen()
  await moveContest(server.database, id, { starts: -60, ends: 0 })
  const after = await seen()

  expect(before).toEqual({ ada: ['contest_not_running', []], bob: ['not_in_contest', []] })
  expect(during).toEqual({ ada: ['shown', [null]], bob: ['not_in_contest', []] })
  expect(after).toEqual({ ada: ['contest_not_running', [problemId]], bob: ['not_in_contest', [problemId]] })
})

test('a request key of one contest is refused in another one', async () => {
  const [one, other] = [await begin(), await begin()]
  await using _judge = await judgeJobs(server.database, () => ({}))
  const requestKey = crypto.randomUUID()
  expect((await submit(ada, one, { requestKey })).statusCode).toBe(200)

  expect((await submit(ada, other, { requestKey })).json()).toMatchObject({ code: 'request_key_used' })
})

test('a submission is answered with its verdict, is on the board, and repeating its request makes no second one', async () => {
  const id = await begin()
  await using _judge = await judgeJobs(server.database, () => ({}))

  const unbegun = await detail(ada, id)
  const first = await submit(ada, id, { requestKey: 'a-key-of-ada' })
  const again = await submit(ada, id, { requestKey: 'a-key-of-ada' })
  const own = await ada.get(`/contest/${id}/submission`)

  expect(first.json()).toEqual({
    ...{ _id: expect.any(String), at: expect.any(String), letter: 'A', minute: 60, language: 'python' },
    ...{ mode: 'stdin', status: 'Accepted', compileMessage: null, limitsEnforced: true },
  })
  expect(again.json()).toEqual(first.json())
  expect(own.json()).toEqual([{ ...first.json<object>(), code: work.code }])
  const board = await scoreboardOf(bob, id)
  expect(board.rows[0]).toMatchObject({
    ...{ place: 1, solved: 1, penalty: 60, person: { _id: ada.user._id } },
    cells: [{ state: 'solved', minute: 60, isFirst: true }],
  })
  expect(board.problems).toMatchObject([{ letter: 'A', solvers: 1, triers: 1 }])
  expect(unbegun.ranking).toBeNull()
  expect(await detail(ada, id)).toMatchObject({
    ranking: { place: 1, of: 2 },
    problemList: [{ letter: 'A', state: 'solved', solvers: 1 }],
  })
})

test('a verdict in a contest tells whether limits were enforced, and nothing of it until there is one', async () => {
  const id = await begin()
  const code = { language: 'python', code: 'x' } as const
  const entry = { userId: ada.user._id, problemId, problemRevision: 1, contestId: id, ...code }
  const judged = { status: 'Accepted', judgedAt: new Date(), limitsEnforced: false }
  await server.database.queries.insert(schema.submission).values([
    { ...entry, ...judged, id: crypto.randomUUID(), createdAt: new Date(Date.now() - 60_000) },
    { ...entry, id: crypto.randomUUID() },
  ])

  const own = await ada.get(`/contest/${id}/submission`)

  expect(own.json()).toMatchObject([
    { status: 'In Queue', limitsEnforced: null },
    { status: 'Accepted', limitsEnforced: false },
  ])
})

test('nothing is kept of what comes before the start, at the end or after it, in another language, or of a stranger', async () => {
  const stranger = await server.signUp('Cyd')
  const admin = await server.signUpAdmin()
  const id = await begin({ starts: 1, ends: 60 })
  const codeOf = async (who: Visitor, body: object = {}) =>
    (await submit(who, id, body)).json<{ code: string }>().code
  const { queries } = server.database
  const before = await queries.$count(schema.judgeJob)

  const early = await codeOf(ada)
  await moveContest(server.database, id, { starts: -60, ends: 0 })
  const late = await codeOf(ada)
  await moveContest(server.database, id, { starts: -60, ends: 60 })
  const others = [await codeOf(ada, { language: 'cpp' }), await codeOf(stranger), await codeOf(admin)]

  expect([early, late]).toEqual(['contest_not_running', 'contest_not_running'])
  expect(others).toEqual(['language_closed', 'not_in_contest', 'not_in_contest'])
  expect(await queries.$count(schema.judgeJob)).toBe(before)
})

test('what the end overtakes between the look at the clock and the transaction is not kept', async () => {
  const id = await begin({ starts: -60, ends: 10 })
  const { queries, pool } = server.database
  const before = await queries.$count(schema.judgeJob)
  const holder = await pool.connect()
  // The submission waits for the lock on its author after the first check of the clock.
  await holder.query('begin')
  await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [ada.user._id])
  const asked = submit(ada, id)
  const isWaiting = async () =>
    (await pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount === 1
  while (!(await isWaiting()));
  await moveContest(server.database, id, { starts: -60, ends: -1 })
  await holder.query('commit')
  holder.release()

  expect((await asked).json()).toMatchObject({ code: 'contest_not_running' })
  expect(await queries.$count(schema.judgeJob)).toBe(before)
})

test('the freeze hides from everybody what its time brought, and from its author nothing', async () => {
  const id = await begin({ starts: -60, ends: 10, freezeMinutes: 30 })
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answer = await submit(ada, id)
  const adas = await detail(ada, id)

  expect(answer.json()).toMatchObject({ status: 'Accepted' })
  expect(adas).toMatchObject({ isFrozen: true, problemList: [{ state: 'solved', solvers: 0, triers: 1 }] })
  expect(adas.ranking).toBeNull()
  for (const who of [ada, bob, await server.signUpAdmin()]) {
    const cells = (await scoreboardOf(who, id)).rows.map((row) => row.cells[0]?.state)
    expect(cells).toEqual(['frozen', 'untried'])
  }

  await server.database.queries
    .update(schema.submission)
    .set({ createdAt: new Date(Date.now() - 5 * 60_000) })
    .where(eq(schema.submission.contestId, id))
  await moveContest(server.database, id, { starts: -60, ends: -1 })
  const ended = (await ada.get('/contest')).json<List>().past.find(({ _id }) => _id === id)
  expect(ended?.result).toMatchObject({ solved: 1, total: 1, ranking: null })
})

test('a person who is erased leaves the board, and who follows moves up', async () => {
  const leaver = await server.signUp('Leaver')
  const judged = (code: string) => ({
    status: code === 'wrong' ? ('Wrong Answer' as const) : ('Accepted' as const),
  })
  const id = await begin({ people: [leaver.user._id, ada.user._id] })
  await using _judge = await judgeJobs(server.database, (_, { code }) => judged(code))
  await submit(leaver, id)
  await submit(ada, id, { code: 'wrong' })
  await submit(ada, id)
  const before = await scoreboardOf(bob, id)

  await leaver.send('DELETE', `/user/deleteProfile/${leaver.user._id}`)

  expect(before.rows.map(({ person }) => person._id)).toEqual([leaver.user._id, ada.user._id])
  expect(before.rows[1]?.cells[0]?.isFirst).toBe(false)
  const left = async () => (await scoreboardOf(bob, id)).rows.map(({ person }) => person._id)
  await expect.poll(left, { timeout: 10_000 }).toEqual([ada.user._id])
  const after = await scoreboardOf(bob, id)
  expect(after.rows[0]).toMatchObject({ place: 1, cells: [{ isFirst: true }] })
})

test('questions are for who asked until they are answered for everybody, and then without a name', async () => {
  const id = await begin()
  const ask = (body: object) => ada.send('POST', `/contest/${id}/question`, body)
  const readBy = async (who: Visitor) =>
    (await who.get(`/contest/${id}/question`)).json<{ questions: ContestQuestion[] }>().questions

  const asked = (await ask({ letter: 'A', text: 'May $n$ be 0?' })).json<ContestQuestion>()
  const nowhere = await ask({ letter: 'Z', text: 'And here?' })
  const before = await readBy(bob)
  await server.database.queries
    .update(schema.contestQuestion)
    .set({ answer: 'No.', isPublic: true, answeredAt: new Date() })
    .where(eq(schema.contestQuestion.id, asked._id))
  const after = await bob.get(`/contest/${id}/question`)

  expect(asked).toMatchObject({ letter: 'A', text: 'May $n$ be 0?', answer: null, isOwn: true })
  expect(nowhere.json()).toMatchObject({ status: 400, errors: [{ field: 'letter' }] })
  expect(before).toEqual([])
  expect(after.json()).toMatchObject({ questions: [{ letter: 'A', answer: 'No.', isOwn: false }] })
  expect(after.body).not.toContain(ada.user._id)
  expect(after.body).not.toContain('Ada')
})

test('announcements are unread until they were looked at, and a question needs a running contest', async () => {
  const id = await begin()
  const { contestAnnouncement } = schema
  await server.database.queries
    .insert(contestAnnouncement)
    .values({ id: crypto.randomUUID(), contestId: id, text: 'Five minutes more.' })

  const before = await detail(ada, id)
  await ada.send('POST', `/contest/${id}/announcement/read`)
  const after = await detail(ada, id)
  const told = await ada.get(`/contest/${id}/question`)
  await moveContest(server.database, id, { starts: -60, ends: 0 })
  const late = await ada.send('POST', `/contest/${id}/question`, { text: 'Too late?' })

  expect([before, after].map(({ unreadAnnouncements }) => unreadAnnouncements)).toEqual([1, 0])
  expect(told.json()).toMatchObject({ announcements: [{ text: 'Five minutes more.', isRead: true }] })
  expect(late.json()).toMatchObject({ code: 'contest_not_running' })
})
