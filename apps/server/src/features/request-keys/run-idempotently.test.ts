import { randomBytes } from 'node:crypto'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { contestBody, hourAhead } from '../contest-admin/testing/contest-testbed.ts'
import { insertContest } from '../contests/testing/add-contest.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { sweepAnsweredRequests } from './index.ts'

let server: TestApp
let admin: Visitor
let other: Visitor
let judge: AsyncDisposable
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
  other = await server.signUpAdmin()
  judge = await judgeJobs(server.database, () => ({}))
})
afterAll(async () => {
  await judge[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

interface Create {
  readonly path: string
  readonly body: object
  /** The request after the user edited the form. */
  readonly corrected: object
  /** Tables with one row per created item. */
  readonly table: PgTable
  /** Whether another user may create the same item. */
  readonly isOnlyOnce?: true
}

const course = {
  ...{ CourseName: 'Graphs on foot', CourseDescription: 'Mazes.', CoursePrice: 499, validityDays: 365 },
  ...{ CourseMentor: 'Ada', CourseThumbnail: '', playlistid: '' },
}
const product = {
  ...{ productName: 'Mug', productDescription: 'Warm.', productPrice: 9, quantity: 3, imageUrl: '' },
}
const person = {
  firstName: 'Mary',
  emailId: 'mary@example.org',
  password: 'long enough for all',
  role: 'user',
}
const ticket = { name: 'Ada', email: 'ada@elsewhere.example', subject: 'My order', message: 'Where is it?' }

const takesQuestions = async () => {
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse({ takesQuestions: true })
  const lessonId = await testbed.addLesson(courseId)
  for (const who of [admin, other]) await testbed.give(courseId, who.user._id)
  return { courseId, lessonId }
}
const ticketOf = async (who: Visitor) =>
  (await who.send('POST', '/contact/message', ticket)).json<{ _id: string }>()._id

const creates: Readonly<Record<string, () => Promise<Create>>> = {
  'a course': async () => ({
    ...{ path: '/course/addCourse', body: course, corrected: { CoursePrice: 599 }, table: schema.course },
  }),
  'a lesson': async () => ({
    path: `/admin/course/${(await takesQuestions()).courseId}/lesson`,
    body: { title: 'Queues', kind: 'written', notes: 'First in.' },
    corrected: { notes: 'First in, first out.' },
    table: schema.lesson,
  }),
  'a product': async () => ({
    ...{ path: '/goodies/addgoodies', body: product, corrected: { quantity: 4 }, table: schema.product },
  }),
  'a contest': async () => ({
    path: '/admin/contest',
    body: { ...contestBody, startsAt: hourAhead() },
    corrected: { minutes: 90 },
    table: schema.contest,
  }),
  'a person': async () => ({
    path: '/user/admin/register',
    body: person,
    corrected: { password: 'another one that is long' },
    table: schema.user,
    isOnlyOnce: true,
  }),
  'a problem': async () => ({
    path: '/problem/create',
    body: { ...sampleProblem, title: 'Made once' },
    corrected: { description: 'Subtract.' },
    table: schema.problemVersion,
    isOnlyOnce: true,
  }),
  'an announcement': async () => ({
    path: `/admin/contest/${await insertContest(server.database, {})}/announcement`,
    body: { text: 'Ten minutes more.' },
    corrected: { text: 'Twenty minutes more.' },
    table: schema.contestAnnouncement,
  }),
  'a question in a contest': async () => ({
    path: `/contest/${await insertContest(server.database, { people: [admin.user._id, other.user._id] })}/question`,
    body: { text: 'How large is n?' },
    corrected: { text: 'How large is m?' },
    table: schema.contestQuestion,
  }),
  'time in a course': async () => ({
    path: `/admin/course/${(await takesQuestions()).courseId}/learners`,
    body: { emailId: (await server.signUp()).user.emailId, days: 30 },
    corrected: { days: 60 },
    table: schema.courseGrant,
  }),
  'a ticket': async () => ({
    path: '/contact/message',
    body: ticket,
    corrected: { message: 'Where is my order?' },
    table: schema.ticket,
  }),
  "an operator's answer": async () => ({
    path: `/admin/ticket/${await ticketOf(await server.signUp())}/answer`,
    body: { message: 'It left today.' },
    corrected: { closes: true },
    table: schema.ticketMessage,
  }),
  'a question at a lesson': async () => ({
    path: `/course/lesson/${(await takesQuestions()).lessonId}/questions`,
    body: { text: 'Why does it end?' },
    corrected: { text: 'Does it end?' },
    table: schema.lessonQuestion,
  }),
  'a report': async () => ({
    path: `/problem/report/${await server.addProblem({ title: `Reported ${randomBytes(4).toString('hex')}` })}`,
    body: { about: 'statement', text: 'The second sentence contradicts the example.' },
    corrected: { text: 'The third sentence contradicts the example.' },
    table: schema.problemReport,
  }),
  'a list': async () => ({
    ...{ path: '/lists', body: { name: 'Greedy' }, corrected: { name: 'Greed' }, table: schema.problemList },
  }),
}

const newKey = () => randomBytes(16).toString('hex')
const countOf = ({ table }: Create) => server.database.queries.$count(table)

test.each(Object.keys(creates))(
  '%s is made once under a request key, and told as the first time',
  async (name) => {
    const create = await creates[name]?.()
    if (!create) throw new Error(`Nothing makes ${name}.`)
    // The favourites list is created along with the first list.
    if (create.path === '/lists') for (const who of [admin, other]) await who.get('/lists')
    const before = await countOf(create)
    const requestKey = newKey()
    const send = (who = admin, change: object = {}) =>
      who.send('POST', create.path, { ...create.body, requestKey, ...change })

    const atOnce = await Promise.all([send(), send()])
    const later = await send()
    const changed = await send(admin, create.corrected)

    const answers = [...atOnce, later].map((answer) => [answer.statusCode, answer.json()])
    expect(answers).toEqual(Array(3).fill([200, answers[0]?.[1]]))
    expect(changed.json()).toMatchObject({ status: 409, code: 'request_key_used' })
    expect(await countOf(create)).toBe(before + 1)
    const ofOther = await send(other)
    if (create.isOnlyOnce) expect(ofOther.statusCode).toBe(409)
    else {
      expect(ofOther.statusCode).toBe(200)
      expect(await countOf(create)).toBe(before + 2)
    }
  },
)

test("a message that is added to one's ticket is kept and mailed once under a request key", async () => {
  const learner = await server.signUp()
  const id = await ticketOf(learner)
  const requestKey = newKey()
  const send = (message: string) =>
    learner.send('POST', `/contact/ticket/${id}/message`, { message, requestKey })

  const answers = await Promise.all([send('Still nothing.'), send('Still nothing.')])
  const corrected = await send('Still nothing here.')

  expect(answers.map((answer) => answer.json())).toEqual(
    Array(2).fill(expect.objectContaining({ thread: [expect.anything(), expect.anything()] })),
  )
  expect(corrected.json()).toMatchObject({ code: 'request_key_used' })
})

test('a file of a lesson is kept once under a request key', async () => {
  const { lessonId } = await takesQuestions()
  const query = new URLSearchParams({ lesson: lessonId, name: 'maze.txt', requestKey: newKey() })
  const send = () =>
    server.request({
      method: 'POST',
      url: `/api/admin/lessonFile?${query}`,
      headers: { cookie: admin.cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('a maze'),
    })

  const answers = [await send(), await send()]

  expect(answers.map((answer) => answer.json())).toEqual(
    Array(2).fill({ _id: expect.any(String), name: 'maze.txt', bytes: 6 }),
  )
  const { lessonFile } = schema
  expect(await server.database.queries.$count(lessonFile, eq(lessonFile.lessonId, lessonId))).toBe(1)
})

test('what is sent elsewhere under the key of something else is refused, and says so', async () => {
  const body = { text: 'Ten minutes more.', requestKey: newKey() }
  const announce = async () =>
    admin.send('POST', `/admin/contest/${await insertContest(server.database, {})}/announcement`, body)

  const answers = [await announce(), await announce()]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expect(answers[1]?.json()).toMatchObject({
    code: 'request_key_used',
    message: expect.stringContaining('What you sent first has arrived'),
  })
})

test('a refused request leaves its key free, and so does one that is two months old', async () => {
  const requestKey = newKey()
  const send = (CoursePrice: number) =>
    admin.send('POST', '/course/addCourse', { ...course, CoursePrice, requestKey })
  const picture = await admin.send('POST', '/course/addCourse', {
    ...{ ...course, CourseThumbnail: `/api/picture/${'0'.repeat(64)}.webp`, requestKey },
  })
  expect(picture.statusCode).toBe(400)
  expect((await send(1)).statusCode).toBe(200)
  expect((await send(2)).statusCode).toBe(409)

  const { answeredRequest } = schema
  await sweepAnsweredRequests(server.database)
  expect((await send(2)).statusCode).toBe(409)
  await server.database.queries.update(answeredRequest).set({ at: new Date(Date.now() - 62 * 86_400_000) })
  await sweepAnsweredRequests(server.database)

  expect((await send(2)).statusCode).toBe(200)
})

test('of a key and what was sent under it, nothing is kept that tells them', async () => {
  const requestKey = newKey()
  const secret = 'a password that nobody may read'
  await admin.send('POST', '/user/admin/register', {
    ...{ ...person, emailId: 'kept@example.org', password: secret, requestKey },
  })

  const rows = JSON.stringify(await server.database.queries.select().from(schema.answeredRequest))

  expect(rows).not.toContain(requestKey)
  expect(rows).not.toContain(secret)
})
