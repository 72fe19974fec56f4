import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManagedTicket, ManagedTicketDetail, TicketDetail, TicketSummary } from '@codedojo/contract'
import { ticketLimits } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { answerTicket, setTicketState } from './answer-ticket.ts'
import { openTicket } from './open-ticket.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({
    SIGN_UP_LIMIT_PER_10_MINUTES: '1000',
    OPERATOR_EMAIL: 'operator@example.org',
    SMTP_URL: '',
  })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const form = { name: 'Ada', email: 'ada@elsewhere.example', subject: 'My order', message: 'Where is it?' }

const write = async (who: Visitor, change: object = {}) =>
  (await who.send('POST', '/contact/message', { ...form, ...change })).json<{ _id: string }>()._id

const mine = async (who: Visitor) => (await who.get('/contact/ticket')).json<TicketSummary[]>()

const answer = (id: string, message: string, closes = false) =>
  admin.send('POST', `/admin/ticket/${id}/answer`, { message, closes })

/** The newest mail with this subject in the outbox. */
async function mailAbout(subject: string): Promise<string> {
  await server.context.mailer.close()
  const folder = join(server.config.dataFolder, 'outbox')
  const files = (await readdir(folder)).toSorted().toReversed()
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const found = mails.find((mail) => mail.includes(`Subject: ${subject}\n`))
  if (found === undefined) throw new Error(`There is no mail "${subject}".`)
  return found
}

test('a message reaches the inbox and the operator, who can answer to the account', async () => {
  const learner = await server.signUp('Lin')

  const sent = await learner.send('POST', '/contact/message', { ...form, subject: ' Case  of Lin ' })

  expect(sent.json()).toEqual({ message: 'Message submitted successfully!', _id: expect.any(String) })
  const inbox = (await admin.get('/admin/ticket?state=open&q=case%20of%20lin')).json<{
    counts: object
    tickets: ManagedTicket[]
  }>()
  expect(inbox).toMatchObject({
    counts: { open: 1, answered: 0, closed: 0 },
    tickets: [{ subject: 'Case of Lin', name: 'Ada', person: { name: 'Lin' }, about: null, messages: 1 }],
  })
  const mail = await mailAbout('Message: Case of Lin')
  expect(mail).toContain('To: operator@example.org')
  expect(mail).toContain(`Reply-To: ${learner.user.emailId}`)
  expect(mail).toContain('Where is it?')
})

test('an answer is new until its author has read it, and goes to the address of the account', async () => {
  const learner = await server.signUp()
  const id = await write(learner, { subject: 'Answered once' })
  expect(await mine(learner)).toMatchObject([{ _id: id, state: 'open', isNew: false, messages: 1 }])

  const answered = await answer(id, 'It left today.')

  expect(answered.json()).toMatchObject({
    ticket: {
      state: 'answered',
      thread: [{ author: 'person' }, { author: 'operator', authorName: 'Grace' }],
    },
    isMailed: false,
  })
  expect(await mine(learner)).toMatchObject([{ state: 'answered', isNew: true, messages: 2 }])
  const read = (await learner.get(`/contact/ticket/${id}`)).json<TicketDetail>()
  expect(read.thread.map(({ text }) => text)).toEqual(['Where is it?', 'It left today.'])
  expect(await mine(learner)).toMatchObject([{ isNew: false }])
  const mail = await mailAbout('Re: Answered once')
  expect(mail).toContain(`To: ${learner.user.emailId}`)
  expect(mail).not.toContain(form.email)
})

test('a closed ticket is opened again by its author or by an admin, and what admins do is recorded', async () => {
  const learner = await server.signUp()
  const id = await write(learner)
  await answer(id, 'Done.', true)
  expect(await mine(learner)).toMatchObject([{ state: 'closed' }])

  const added = await learner.send('POST', `/contact/ticket/${id}/message`, { message: 'Not quite.' })
  const states: string[] = [added.json<TicketDetail>().state]
  for (const state of ['closed', 'closed', 'open'] as const) {
    const changed = await admin.send('PATCH', `/admin/ticket/${id}`, { state })
    states.push(changed.json<ManagedTicketDetail>().state)
  }

  expect(states).toEqual(['open', 'closed', 'closed', 'open'])
  const { auditEvent } = schema
  const events = await server.database.queries
    .select({ action: auditEvent.action, before: auditEvent.before, after: auditEvent.after })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, id))
    .orderBy(auditEvent.id)
  expect(events).toEqual([
    { action: 'ticket.answered', before: { state: 'open' }, after: { state: 'closed', message: 2 } },
    { action: 'ticket.state_changed', before: { state: 'open' }, after: { state: 'closed' } },
    { action: 'ticket.state_changed', before: { state: 'closed' }, after: { state: 'open' } },
  ])
})

test('nobody but its author and admins sees a ticket', async () => {
  const id = await write(await server.signUp())
  const other = await server.signUp()

  const answers = [
    await other.get(`/contact/ticket/${id}`),
    await other.send('POST', `/contact/ticket/${id}/message`, { message: 'Me, too.' }),
    await admin.get(`/contact/ticket/${id}`),
  ]

  expect(answers.map((each) => each.json<{ code: string }>().code)).toEqual(
    answers.map(() => 'ticket_not_found'),
  )
  expect(await mine(other)).toEqual([])
})

test('what a ticket is about keeps its title of that day', async () => {
  const learner = await server.signUp()
  const problemId = await server.addProblem({ title: 'Asked about' })
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  await testbed.give(courseId, learner.user._id)
  await using _judge = await judgeJobs(server.database, () => ({ status: 'Wrong Answer' }))
  const code = { code: 'print(1)', language: 'python' }
  const judged = await learner.send('POST', `/submission/submit/${problemId}`, code)
  const { submissionId } = judged.json<{ submissionId: string }>()
  const ordered = await learner.send('POST', `/course/courseid/${await testbed.addCourse()}`)
  const { orderId } = ordered.json<{ orderId: string }>()
  const aboutOf = async (kind: string, _id: string) => {
    const id = await write(learner, { about: { kind, _id } })
    return (await learner.get(`/contact/ticket/${id}`)).json<TicketDetail>().about
  }

  const submission = await aboutOf('submission', submissionId)
  const course = await aboutOf('course', courseId)
  const order = await aboutOf('order', orderId)

  expect(submission).toEqual({
    ...{ kind: 'submission', _id: submissionId, problemId },
    title: expect.stringMatching(/^\d+\. Asked about: Wrong Answer$/),
  })
  expect(course).toEqual({ kind: 'course', _id: courseId, title: expect.any(String) })
  expect(order).toMatchObject({ kind: 'order', title: expect.stringMatching(/^Order \d+: /) })
})

test.each(['submission', 'order', 'course'])('no ticket is about a %s of somebody else', async (kind) => {
  const learner = await server.signUp()
  const testbed = courseTestbed(server.database)
  const ids = { course: await testbed.addCourse(), submission: crypto.randomUUID(), order: 'not-an-id' }
  const _id = Object.entries(ids).find(([name]) => name === kind)?.[1]

  const answer = await learner.send('POST', '/contact/message', { ...form, about: { kind, _id } })

  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, `${kind}_not_found`])
  expect(await mine(learner)).toEqual([])
})

test.each([
  ['a line break', 'Hello\r\nBcc: everybody@example.org'],
  ['another control character', 'Hello\u0007'],
  ['nothing but blanks', ' \t '],
  ['too many characters', 'x'.repeat(ticketLimits.subjectCharacters + 1)],
])('a subject of %s is refused', async (_, subject) => {
  const learner = await server.signUp()

  const answer = await learner.send('POST', '/contact/message', { ...form, subject })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'subject' }] })
})

test('the eleventh message of an hour is told when to come again', async () => {
  const learner = await server.signUp()
  const id = await write(learner)
  const more = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        learner.send('POST', `/contact/ticket/${id}/message`, { message: `More ${index}` }),
      ),
    )
  const first = await more(9)

  const [eleventh] = await more(1)

  expect(first.map(({ statusCode }) => statusCode)).toEqual(first.map(() => 200))
  expect(eleventh?.statusCode).toBe(429)
  expect(eleventh?.json<{ message: string }>().message).toMatch(
    /^At most 10 messages an hour\. Try again in /,
  )
  const { thread } = (await admin.get(`/admin/ticket/${id}`)).json<ManagedTicketDetail>()
  expect(thread.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a ticket takes a hundred messages', async () => {
  const learner = await server.signUp()
  const id = await write(learner)
  await server.database.queries.insert(schema.ticketMessage).values({
    ...{ ticketId: id, position: ticketLimits.messages, author: 'person', text: 'The last one.' },
  })

  const refused = await answer(id, 'One more.')
  const refusedAuthor = await learner.send('POST', `/contact/ticket/${id}/message`, { message: 'More.' })

  const full = { status: 409, code: 'ticket_full' }
  const message = 'It holds 100 messages already.'
  expect(refused.json()).toMatchObject({ ...full, message: `${message} Write to its author by mail.` })
  expect(refusedAuthor.json()).toMatchObject({ ...full, message: `${message} Write a new one.` })
})

test('what is kept is not refused when its mail cannot be written', async () => {
  const learner = await server.signUp()
  const send = vi.spyOn(server.context.mailer, 'send').mockImplementation(() => {
    throw new Error('The outbox is full.')
  })

  const sent = await learner.send('POST', '/contact/message', form)
  const { _id } = sent.json<{ _id: string }>()
  const added = await learner.send('POST', `/contact/ticket/${_id}/message`, { message: 'More.' })
  const answered = await answer(_id, 'Here.')
  send.mockRestore()

  expect([sent, added, answered].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answered.json()).toMatchObject({ isMailed: false, ticket: { messages: 3 } })
})

test('who is erased in the moment of writing is not signed in', async () => {
  const { database } = server
  const learner = await server.signUp()
  const ticketId = await write(learner)
  const gone = crypto.randomUUID()

  const refused = await Promise.allSettled([
    openTicket(database, { userId: gone, body: form }),
    answerTicket(database, { ticketId, actorId: gone, text: 'Here.', closes: false }),
    setTicketState(database, { ticketId, actorId: gone, state: 'closed' }),
  ])

  expect(refused).toEqual(
    refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'not_signed_in' }) })),
  )
  expect(await mine(learner)).toMatchObject([{ state: 'open', messages: 1 }])
})

test('the inbox finds words of a message, and its pages follow each other', async () => {
  const learner = await server.signUp()
  const ids = [await write(learner), await write(learner), await write(learner)]
  for (const id of ids)
    await learner.send('POST', `/contact/ticket/${id}/message`, { message: '100% of quokkas' })
  const page = async (query: string) => {
    const found = await admin.get(`/admin/ticket?q=100%25%20of%20quokka&${query}`)
    const { tickets } = found.json<{ tickets: ManagedTicket[] }>()
    return { total: found.headers['x-total-count'], ids: tickets.map(({ _id }) => _id) }
  }

  expect(await page('pageSize=2')).toEqual({ total: '3', ids: [ids[2], ids[1]] })
  expect(await page('pageSize=2&page=2')).toEqual({ total: '3', ids: [ids[0]] })
  expect(await page('state=closed')).toEqual({ total: '0', ids: [] })
})
