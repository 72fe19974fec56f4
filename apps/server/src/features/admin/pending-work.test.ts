import { randomUUID } from 'node:crypto'
import { type Overview, overviewSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'

let app: TestApp
let admin: Visitor
let learner: Visitor
let problemId: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.signUpAdmin()
  learner = await app.signUp('Meera')
  problemId = await addProblem(app.database)
})
afterAll(() => app[Symbol.asyncDispose]())

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)

async function overviewNow(): Promise<Overview> {
  const answer = await admin.get('/admin/overview')
  expect(answer.statusCode).toBe(200)
  return overviewSchema.parse(answer.json())
}

async function waitingFor(kind: Overview['waiting'][number]['kind']) {
  const { waiting } = await overviewNow()
  return waiting.filter((each) => each.kind === kind).map(({ kind: _, ...rest }) => rest)
}

const insert = () => app.database.queries

test('reports of problems wait while they are open', async () => {
  const report = { problemId, problemVersion: 1, about: 'statement', text: 'Unclear.' } as const
  const oldest = hoursAgo(5)
  await insert()
    .insert(schema.problemReport)
    .values([
      { id: randomUUID(), ...report, createdAt: hoursAgo(2) },
      { id: randomUUID(), ...report, createdAt: oldest },
      { id: randomUUID(), ...report, createdAt: hoursAgo(90), state: 'declined' },
    ])

  expect(await waitingFor('problem_reports')).toEqual([
    { count: 2, oldest: oldest.toISOString(), place: null },
  ])
})

test('a ticket waits since the first message that nobody has answered', async () => {
  const id = randomUUID()
  const facts = { userId: learner.user._id, name: 'Meera', email: 'm@example.org', subject: 'Refund' }
  const unanswered = hoursAgo(30)
  await insert()
    .insert(schema.ticket)
    .values([
      { id, ...facts, updatedAt: hoursAgo(1) },
      { id: randomUUID(), ...facts, state: 'answered', updatedAt: hoursAgo(200) },
    ])
  const message = { ticketId: id, text: 'Hello' } as const
  await insert()
    .insert(schema.ticketMessage)
    .values([
      { ...message, position: 1, author: 'person', at: hoursAgo(90) },
      { ...message, position: 2, author: 'operator', at: hoursAgo(60) },
      { ...message, position: 3, author: 'person', at: unanswered },
      { ...message, position: 4, author: 'person', at: hoursAgo(1) },
    ])

  expect(await waitingFor('tickets')).toEqual([{ count: 1, oldest: unanswered.toISOString(), place: null }])
})

test('messages of rooms that were reported wait until an admin is done with them', async () => {
  const messageId = randomUUID()
  const oldest = hoursAgo(3)
  await insert().insert(schema.room).values({ id: 'talk', kind: 'named', lastPosition: 1, revision: 1 })
  await insert()
    .insert(schema.roomMessage)
    .values({ id: messageId, roomId: 'talk', position: 1, revision: 1, text: 'Rude' })
  await insert()
    .insert(schema.roomReport)
    .values({ id: randomUUID(), messageId, reporterId: learner.user._id, text: 'Rude', createdAt: oldest })

  expect(await waitingFor('room_reports')).toEqual([{ count: 1, oldest: oldest.toISOString(), place: null }])
})

test('questions of contests and boards that are still hidden wait by contest', async () => {
  const contest = {
    ...({ rule: 'icpc', visibility: 'public', penaltyMinutes: 20, isRated: false } as const),
    languages: ['python'] as const,
  }
  const [running, over, unveiled] = [randomUUID(), randomUUID(), randomUUID()]
  const ended = { ...contest, startsAt: hoursAgo(9), endsAt: hoursAgo(7), freezeMinutes: 30 }
  await insert()
    .insert(schema.contest)
    .values([
      {
        ...contest,
        id: running,
        name: 'Round 2',
        startsAt: hoursAgo(1),
        endsAt: hoursAgo(-1),
        freezeMinutes: 30,
      },
      { ...ended, id: over, name: 'Round 1' },
      { ...ended, id: unveiled, name: 'Round 0', unveiledAt: hoursAgo(6) },
    ])
  const oldest = hoursAgo(0.5)
  const question = { contestId: running, userId: learner.user._id, text: 'May n be 0?' }
  await insert()
    .insert(schema.contestQuestion)
    .values([
      { id: randomUUID(), ...question, at: hoursAgo(0.25) },
      { id: randomUUID(), ...question, at: oldest },
      { id: randomUUID(), ...question, at: hoursAgo(0.9), answer: 'No.' },
    ])

  expect(await waitingFor('contest_questions')).toEqual([
    { count: 2, oldest: oldest.toISOString(), place: { _id: running, name: 'Round 2' } },
  ])
  expect(await waitingFor('hidden_boards')).toEqual([
    { count: 1, oldest: ended.endsAt.toISOString(), place: { _id: over, name: 'Round 1' } },
  ])
})

test('questions at lessons wait by course until they are answered or hidden, and go with the course', async () => {
  const testbed = courseTestbed(app.database)
  const [graphs, gone] = [
    await testbed.addCourse({ name: 'Graphs' }),
    await testbed.addCourse({ deletedAt: new Date() }),
  ]
  const [first, second] = [await testbed.addLesson(graphs), await testbed.addLesson(graphs)]
  const oldest = hoursAgo(4)
  const question = { userId: learner.user._id, text: 'Why?' }
  await insert()
    .insert(schema.lessonQuestion)
    .values([
      { id: randomUUID(), ...question, lessonId: first, askedAt: hoursAgo(1) },
      { id: randomUUID(), ...question, lessonId: second, askedAt: oldest },
      { id: randomUUID(), ...question, lessonId: first, askedAt: hoursAgo(9), answer: 'Because.' },
      { id: randomUUID(), ...question, lessonId: first, askedAt: hoursAgo(9), hiddenAt: hoursAgo(8) },
      { id: randomUUID(), ...question, lessonId: await testbed.addLesson(gone), askedAt: hoursAgo(9) },
    ])

  expect(await waitingFor('lesson_questions')).toEqual([
    { count: 2, oldest: oldest.toISOString(), place: { _id: graphs, name: 'Graphs' } },
  ])
})

test('a dry rejudge waits once it is ready', async () => {
  const createdAt = hoursAgo(4)
  const rejudge = { problemId, revision: 1, version: 1, filter: { earlierOnly: false }, total: 0 }
  const { queries } = app.database
  await queries.insert(schema.rejudge).values({ id: randomUUID(), ...rejudge, createdAt })
  expect(await waitingFor('rejudges')).toEqual([])

  await queries.update(schema.rejudge).set({ state: 'ready' })

  expect(await waitingFor('rejudges')).toEqual([{ count: 1, oldest: createdAt.toISOString(), place: null }])
})

test('orders wait to be sent, and refunds to be decided or tried again, as the filters of the orders count them', async () => {
  const facts = {
    ...({ userId: learner.user._id, kind: 'product', itemName: 'Mug', amountPaise: 49_900 } as const),
    ...({ provider: 'test', state: 'fulfilled' } as const),
  }
  const order = (paymentId: string, hours: number) => ({
    ...{ ...facts, id: randomUUID(), itemId: randomUUID(), paymentId },
    fulfilledAt: hoursAgo(hours),
  })
  const orders = [order('pay_1', 8), order('pay_2', 30), order('pay_3', 50)]
  const [unsent, asked, sent] = orders
  await insert()
    .insert(schema.order)
    .values(orders.map((each) => ({ ...each, shippedAt: each === sent ? hoursAgo(1) : null })))
  const payment = { state: 'captured', amountPaise: 49_900, currency: 'INR', source: 'verify' } as const
  await insert()
    .insert(schema.payment)
    .values(orders.map(({ id, paymentId }) => ({ ...payment, id: paymentId, orderId: id })))
  const refund = { amountPaise: 49_900, reason: 'asked' } as const
  const askedAt = hoursAgo(12)
  await insert()
    .insert(schema.refund)
    .values([
      { ...refund, id: randomUUID(), orderId: asked?.id ?? '', paymentId: 'pay_2', state: 'asked', askedAt },
      { ...refund, id: randomUUID(), orderId: sent?.id ?? '', paymentId: 'pay_3', state: 'failed', askedAt },
    ])

  const overview = await overviewNow()

  expect(overview.orders).toEqual({ paid: 3, paidThisWeek: 3 })
  expect(await waitingFor('to_ship')).toEqual([
    { count: 1, oldest: unsent?.fulfilledAt.toISOString(), place: null },
  ])
  for (const kind of ['refunds_asked', 'refunds_failed'] as const) {
    expect(await waitingFor(kind)).toEqual([{ count: 1, oldest: askedAt.toISOString(), place: null }])
  }
  const { counts } = (await admin.get('/admin/order')).json<{ counts: Record<string, number> }>()
  expect(counts).toMatchObject({ to_ship: 1, refund_asked: 1, refund_failed: 1 })
})

test('what waits longest goes first', async () => {
  const { waiting } = await overviewNow()

  const ages = waiting.map(({ oldest }) => oldest)
  expect(ages.length).toBeGreaterThan(5)
  expect(ages).toEqual(ages.toSorted())
})

test('videos are the lessons that show one, in courses that are there', async () => {
  const course = {
    ...{ name: 'Graphs', description: '', pricePaise: 100, validityDays: 30, mentor: 'Ada' },
  }
  const [shown, deleted] = [randomUUID(), randomUUID()]
  await insert()
    .insert(schema.course)
    .values([
      { ...course, id: shown },
      { ...course, id: deleted, deletedAt: new Date() },
    ])
  const lesson = (kind: 'service' | 'address' | 'written', change = {}) => ({
    ...{ id: randomUUID(), courseId: shown, position: 1, title: 'One', kind },
    ...change,
  })
  await insert()
    .insert(schema.lesson)
    .values([
      lesson('service'),
      lesson('address'),
      lesson('written'),
      lesson('service', { deletedAt: new Date() }),
      lesson('service', { hiddenAt: new Date() }),
      lesson('service', { courseId: deleted }),
    ])

  expect((await overviewNow()).videos).toEqual({ total: 2, courses: 1 })
})
