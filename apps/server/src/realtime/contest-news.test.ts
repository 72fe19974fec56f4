import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceContest } from '../features/contests/index.ts'
import { insertContest } from '../features/contests/testing/add-contest.ts'
import { openSocketTestbed, type SocketTestbed } from './testing/socket-testbed.ts'

let testbed: SocketTestbed
beforeAll(async () => {
  testbed = await openSocketTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

const announce = (id: string, what: 'board' | 'announcement') =>
  announceContest(testbed.server.database.queries, id, what)

test('who follows a contest hears its news until they stop, and only its', async () => {
  const [mine, other] = [
    await insertContest(testbed.server.database, {}),
    await insertContest(testbed.server.database, {}),
  ]
  const page = await testbed.open(await testbed.server.signUp())
  page.socket.emit('follow-contest', mine)
  await page.join('global')

  await expect
    .poll(async () => {
      await announce(other, 'board')
      await announce(mine, 'announcement')
      return page.of('contest-changed')
    })
    .toContainEqual({ contestId: mine, what: 'announcement' })
  expect(JSON.stringify(page.of('contest-changed'))).not.toContain(other)

  page.socket.emit('unfollow-contest', mine)
  page.socket.emit('follow-contest', other)
  await page.join('global')
  const heard = page.of('contest-changed').length
  await announce(mine, 'announcement')
  await expect
    .poll(async () => {
      await announce(other, 'board')
      return page.of('contest-changed').slice(heard)
    })
    .toContainEqual({ contestId: other, what: 'board' })
  expect(JSON.stringify(page.of('contest-changed').slice(heard))).not.toContain(mine)
})

test('news that come fast are told at most once a second', async () => {
  const id = await insertContest(testbed.server.database, {})
  const page = await testbed.open(await testbed.server.signUp())
  page.socket.emit('follow-contest', id)
  await page.join('global')

  const beganMs = performance.now()
  for (let n = 0; n < 100; n++) await announce(id, 'board')
  await expect.poll(() => page.of('contest-changed').length).toBeGreaterThanOrEqual(2)
  const seconds = (performance.now() - beganMs) / 1000

  expect(page.of('contest-changed').length).toBeLessThanOrEqual(2 + seconds)
})

test('a draft is followed by admins only, and nothing that is no contest by anybody', async () => {
  const draft = await insertContest(testbed.server.database, { visibility: 'draft' })
  const shown = await insertContest(testbed.server.database, {})
  const [page, jury] = [
    await testbed.open(await testbed.server.signUp()),
    await testbed.open(await testbed.server.signUpAdmin()),
  ]
  for (const { socket, emitRaw } of [page, jury]) {
    socket.emit('follow-contest', draft)
    for (const wrong of [{ id: draft }, undefined, 7, 'x'.repeat(9000), '__proto__'])
      emitRaw('follow-contest', wrong)
    socket.emit('follow-contest', shown)
  }
  await page.join('global')
  await jury.join('global')

  await expect
    .poll(async () => {
      await announce(draft, 'board')
      await announce(shown, 'board')
      return [page, jury].map(
        (each) => new Set(each.of('contest-changed').map((news) => JSON.stringify(news))).size,
      )
    })
    .toEqual([1, 2])
})
