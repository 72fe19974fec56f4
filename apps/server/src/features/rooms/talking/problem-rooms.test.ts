import { problemRoomPrefix, type RoomMessage } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocketTestbed, type SocketTestbed, textsOf } from '../../../realtime/testing/socket-testbed.ts'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import type { Visitor } from '../../../testing/start-app.ts'
import { insertContest } from '../../contests/testing/add-contest.ts'

let testbed: SocketTestbed
beforeAll(async () => {
  testbed = await openSocketTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

const secret = 'return a - b'
const withCode = `Look:\n\n\`\`\`python\n${secret}\n\`\`\`\n\nIt is short.`

async function openProblem() {
  const problemId = await testbed.server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
  const solve = async (who: Visitor) => {
    await using _judge = await judgeJobs(testbed.server.database, () => ({}))
    await who.send('POST', `/submission/submit/${problemId}`, { code: 'print(1)', language: 'python' })
  }
  return { room: `${problemRoomPrefix}${problemId}`, problemId, solve }
}

test('code never reaches somebody who has not solved the problem', async () => {
  const { room, solve } = await openProblem()
  const [ada, bob, cyd] = [
    await testbed.server.signUp('Ada'),
    await testbed.server.signUp('Bob'),
    await testbed.server.signUp('Cyd'),
  ]
  await solve(ada)
  await solve(bob)
  const [author, solver, learner] = [
    await testbed.open(ada),
    await testbed.open(bob),
    await testbed.open(cyd, { transports: ['websocket'] }),
  ]
  const packets: string[] = []
  learner.socket.io.engine.on('packet', ({ data }) => packets.push(String(data)))
  for (const page of [author, solver, learner]) await page.join(room)

  const receipt = await author.socket.emitWithAck('message', { text: withCode, room })
  const messageId = receipt.ok ? receipt.message._id : ''
  await ada.send('PATCH', `/room/${room}/message/${messageId}`, { text: `${withCode} Really.` })

  await expect.poll(() => learner.of('message-changed')).toMatchObject([{ foldedBlocks: 1 }])
  expect(learner.of('message')).toMatchObject([{ text: 'Look:\n\nIt is short.', foldedBlocks: 1 }])
  expect(packets.join('\n')).toContain('It is short.')
  expect(packets.join('\n')).not.toContain(secret)
  expect(textsOf(solver)).toEqual([withCode])
  expect(textsOf(author)).toEqual([withCode])
  for (const query of ['', '?since=0', '?before=2']) {
    const read = await cyd.get(`/room/${room}/message${query}`)
    expect(read.body).toContain('"foldedBlocks":1')
    expect(read.body).not.toContain(secret)
  }
  expect((await bob.get(`/room/${room}/message`)).json()).toMatchObject({ messages: [{ foldedBlocks: 0 }] })
})

test('who has not solved it reads their own code', async () => {
  const { room } = await openProblem()
  const who = await testbed.server.signUp('Ada')
  const [page, tab] = [await testbed.open(who), await testbed.open(who)]
  await page.join(room)
  await tab.join(room)

  page.say(withCode, room)

  await expect.poll(() => [textsOf(page), textsOf(tab)]).toEqual([[withCode], [withCode]])
  const { messages } = (await who.get(`/room/${room}/message`)).json<{ messages: RoomMessage[] }>()
  expect(messages).toMatchObject([{ text: withCode, foldedBlocks: 0 }])
})

test('who solves the problem reads code from then on, without joining again', async () => {
  const { room, solve } = await openProblem()
  const [ada, bob] = [await testbed.server.signUp('Ada'), await testbed.server.signUp('Bob')]
  await solve(ada)
  const [author, learner] = [await testbed.open(ada), await testbed.open(bob)]
  await author.join(room)
  await learner.join(room)
  author.say(withCode, room)
  await expect.poll(() => learner.of('message')).toMatchObject([{ foldedBlocks: 1 }])

  await solve(bob)

  await expect
    .poll(() => {
      author.say(withCode, room)
      return learner.of('message').at(-1)
    })
    .toMatchObject({ foldedBlocks: 0, text: withCode })
})

test('admins and people with premium read code', async () => {
  const { room } = await openProblem()
  const [ada, admin, rich] = [
    await testbed.server.signUp('Ada'),
    await testbed.server.signUpAdmin(),
    await testbed.server.signUp('Rich'),
  ]
  await testbed.server.database.queries
    .update(schema.user)
    .set({ premiumUntil: new Date(Date.now() + 86_400_000) })
  const pages = [await testbed.open(admin), await testbed.open(rich)]
  for (const page of pages) await page.join(room)
  const author = await testbed.open(ada)
  await author.join(room)

  author.say(withCode, room)

  for (const page of pages) await expect.poll(() => textsOf(page)).toEqual([withCode])
})

test('the room of a draft, of no problem, or of a closed form is not there', async () => {
  const draft = await testbed.server.addProblem({ title: `Draft ${crypto.randomUUID()}`, status: 'draft' })
  const page = await testbed.open(await testbed.server.signUp())

  await expect(page.join(`${problemRoomPrefix}${draft}`)).rejects.toThrow('There is no such problem.')
  await expect(page.join(`${problemRoomPrefix}${crypto.randomUUID()}`)).rejects.toThrow(
    'There is no such problem.',
  )
})

test('while a contest with the problem runs, its room is closed to everybody but admins', async () => {
  const { problemId, room } = await openProblem()
  const [ada, admin] = [await testbed.server.signUp('Ada'), await testbed.server.signUpAdmin()]
  const [page, jury] = [await testbed.open(ada), await testbed.open(admin)]
  await page.join(room)
  const receipt = await page.socket.emitWithAck('message', { text: 'Before the contest', room })
  const messageId = receipt.ok ? receipt.message._id : ''
  await insertContest(testbed.server.database, { problems: [problemId] })

  const sent = await page.socket.emitWithAck('message', { text: 'The trick is', room })
  const [read, edited] = [
    await ada.get(`/room/${room}/message`),
    await ada.send('PATCH', `/room/${room}/message/${messageId}`, { text: 'The trick is' }),
  ]

  expect(sent).toMatchObject({
    ok: false,
    error: expect.stringContaining('This problem is part of the contest'),
  })
  expect([read.json(), edited.json()]).toMatchObject([{ code: 'in_contest' }, { code: 'in_contest' }])
  await expect(page.join(room)).rejects.toThrow('This problem is part of the contest')
  await jury.join(room)
  const told = await jury.socket.emitWithAck('message', { text: 'Sort first', room })
  expect(told).toMatchObject({ ok: false, error: expect.stringContaining('is part of the contest') })
  expect(textsOf(page)).toEqual(['Before the contest'])
})
