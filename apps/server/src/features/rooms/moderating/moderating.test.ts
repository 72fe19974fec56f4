import { schema } from '@codedojo/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocketTestbed, type SocketTestbed, textsOf } from '../../../realtime/testing/socket-testbed.ts'
import type { Visitor } from '../../../testing/start-app.ts'

let testbed: SocketTestbed
let admin: Visitor
beforeAll(async () => {
  testbed = await openSocketTestbed()
  admin = await testbed.server.signUpAdmin()
})
afterAll(() => testbed[Symbol.asyncDispose]())

let made = 0
async function openRoom() {
  made++
  const id = `moderated-${made}`
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  const [one, other] = [await testbed.open(ada), await testbed.open(bob)]
  const created = new Promise((resolve) => one.socket.once('room-created', resolve))
  one.socket.emit('create-room', id)
  await created
  await other.join(id)
  const say = async (text: string) => {
    const receipt = await one.socket.emitWithAck('message', { text, room: id })
    return receipt.ok ? receipt.message._id : receipt.error
  }
  return { id, ada, bob, one, other, say }
}

async function lastEvents(count: number) {
  const { auditEvent } = schema
  const rows = await testbed.server.database.queries
    .select({ action: auditEvent.action, subject: auditEvent.subjectId, after: auditEvent.after })
    .from(auditEvent)
    .where(eq(auditEvent.actorId, admin.user._id))
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
    .limit(count)
  return rows
}

test('a closed room puts everybody out, and takes nobody in until it is opened', async () => {
  const { id, ada, one, other, say } = await openRoom()
  await say('Hello')

  const closed = await admin.send('PATCH', `/admin/room/${id}`, { isClosed: true })
  await expect.poll(() => other.of('room-error')).toEqual([`The room "${id}" was closed.`])

  expect(closed.json()).toMatchObject({ isClosed: true, members: 2, messages: 1 })
  expect(await say('Anybody?')).toBe('room: Join the room before you write in it.')
  await expect(one.join(id)).rejects.toThrow(`The room "${id}" is closed.`)
  expect((await ada.get(`/room/${id}/message`)).statusCode).toBe(404)
  expect((await admin.get(`/room/${id}/message`)).statusCode).toBe(200)
  expect((await ada.get('/room')).body).not.toContain(id)

  await admin.send('PATCH', `/admin/room/${id}`, { isClosed: false })
  await one.join(id)
  expect(await lastEvents(2)).toMatchObject([
    { action: 'room.opened', subject: id },
    { action: 'room.closed', subject: id },
  ])
  const global = await admin.send('PATCH', '/admin/room/global', { isClosed: true })
  expect(global.json()).toMatchObject({ code: 'not_leavable' })
})

test('who is silenced neither writes nor edits, until the time is over or an admin lets them', async () => {
  const { id, ada, say } = await openRoom()
  const messageId = await say('Hello')

  const silenced = await admin.send('PUT', `/admin/room-silence/${ada.user._id}`, {
    minutes: 60,
    reason: 'Spam',
  })

  expect(silenced.json()).toMatchObject({ silencedUntil: expect.any(String) })
  expect(await say('Still me')).toBe('An admin keeps you from writing in rooms for now.')
  const edited = await ada.send('PATCH', `/room/${id}/message/${messageId}`, { text: 'Spam' })
  expect([edited.statusCode, edited.json()]).toMatchObject([403, { code: 'silenced' }])
  expect((await ada.get('/room')).json()).toMatchObject(silenced.json())
  await admin.send('PUT', `/admin/room-silence/${ada.user._id}`, { minutes: 0 })
  expect(await say('Thank you')).not.toMatch(/^An admin keeps/)
  expect(await lastEvents(2)).toMatchObject([
    { action: 'room.silenced', subject: ada.user._id, after: { minutes: 0 } },
    { action: 'room.silenced', subject: ada.user._id, after: { minutes: 60, reason: 'Spam' } },
  ])
})

test('who is silenced, and may write again, is told at once', async () => {
  const { ada } = await openRoom()
  const page = await testbed.open(ada)
  const told: unknown[] = []
  page.socket.on('silence-changed', (until) => told.push(until))
  const silence = (minutes: number) => admin.send('PUT', `/admin/room-silence/${ada.user._id}`, { minutes })

  const until = (await silence(60)).json<{ silencedUntil: string }>().silencedUntil
  await expect.poll(() => told).toEqual([until])
  expect((await admin.get(`/user/getallprofile?q=${ada.user.emailId}`)).json()).toMatchObject([
    { silencedUntil: until },
  ])
  await silence(0)

  await expect.poll(() => told).toEqual([until, null])
})

test('a silence that is over keeps nobody from writing', async () => {
  const { ada, say } = await openRoom()
  const row = { userId: ada.user._id, until: new Date(Date.now() - 1000) }
  await testbed.server.database.queries.insert(schema.roomSilence).values(row)

  expect(await say('Hello')).not.toMatch(/^An admin keeps/)
})

test('a reported message is removed, and all that was reported about it is closed', async () => {
  const { id, ada, bob, other, say } = await openRoom()
  const messageId = await say('Something rude')
  const report = (who: Visitor, reason: string) =>
    who.send('POST', `/room/${id}/message/${messageId}/report`, { reason })
  await report(bob, 'First thought')
  await report(bob, 'Rude')
  await report(admin, 'Seen')
  const listed = (await admin.get('/admin/room-report')).json<{ reports: { _id: string }[] }>()
  expect(listed).toMatchObject({
    open: 2,
    reports: [
      { reason: 'Rude', reports: 2, reporter: { name: 'Bob' }, reportedText: 'Something rude', roomName: id },
      { reason: 'Seen', reports: 2, message: { author: { _id: ada.user._id } } },
    ],
  })

  await admin.send('POST', `/admin/room-report/${listed.reports[0]?._id}/close`, { removesMessage: true })

  await expect.poll(() => other.of('message-changed')).toMatchObject([{ text: '', removedBy: 'admin' }])
  expect((await admin.get('/admin/room-report')).json()).toMatchObject({ open: 0, reports: [] })
  expect((await admin.get('/admin/room-report?state=closed')).json()).toMatchObject({
    reports: [
      {
        reportedText: 'Something rude',
        message: { text: '' },
        closedBy: admin.user.name,
        closedAt: expect.any(String),
        removedByAdmin: admin.user.name,
        removedAt: expect.any(String),
      },
      {},
    ],
  })
  expect(await lastEvents(2)).toMatchObject([
    { action: 'room.report_closed', subject: id, after: { reports: 2, removesMessage: true } },
    { action: 'room.message_removed', subject: id },
  ])
  expect((await report(bob, 'Again')).statusCode).toBe(404)
})

test('a report that was closed comes back only when the message says something else', async () => {
  const { id, ada, bob, say } = await openRoom()
  const path = `/room/${id}/message/${await say('Fine')}`
  const openReports = async () =>
    (await admin.get('/admin/room-report')).json<{ reports: { _id: string }[] }>().reports
  await bob.send('POST', `${path}/report`, { reason: 'No reason' })
  const [first] = await openReports()
  await admin.send('POST', `/admin/room-report/${first?._id}/close`, { removesMessage: false })

  await bob.send('POST', `${path}/report`, { reason: 'Still' })
  expect(await openReports()).toEqual([])
  await ada.send('PATCH', path, { text: 'Rude' })
  await bob.send('POST', `${path}/report`, { reason: 'Now it is' })

  expect(await openReports()).toMatchObject([{ reason: 'Now it is', reportedText: 'Rude' }])
})

test('rooms are found by admins, with their members and messages', async () => {
  const { id, say } = await openRoom()
  await say('One')
  await say('Two')

  const found = await admin.get(`/admin/room?q=${id.toUpperCase()}`)

  expect(found.json()).toMatchObject([{ _id: id, name: id, kind: 'named', members: 2, messages: 2 }])
  expect(found.headers['x-total-count']).toBe('1')
})

test('what an erased person wrote stays without a name, and their name is taken out of what others wrote', async () => {
  const { id, bob, other } = await openRoom()
  const ann = await testbed.server.signUp('Annabel Quist')
  const page = await testbed.open(ann)
  await page.join(id)
  page.say('From me', id)
  await expect.poll(() => textsOf(other)).toEqual(['From me'])
  await other.socket.emitWithAck('message', { text: 'Hi @Annabel Quist', room: id, mentions: [ann.user._id] })
  const messages = await bob.get(`/room/${id}/message`)
  const [, named] = messages.json<{ messages: { _id: string }[] }>().messages
  await admin.send('POST', `/room/${id}/message/${named?._id}/report`, { reason: '' })
  const gone = new Promise((resolve) => page.socket.once('disconnect', resolve))

  await ann.send('DELETE', `/user/deleteProfile/${ann.user._id}`)
  await gone

  const read = await bob.get(`/room/${id}/message`)
  expect(read.json()).toMatchObject({
    messages: [
      { text: 'From me', author: null },
      { text: 'Hi @somebody', mentions: [] },
    ],
  })
  const reports = await admin.get('/admin/room-report')
  expect([read.body, reports.body].join()).not.toContain('Annabel')
  expect(reports.body).toContain('Hi @somebody')
})
