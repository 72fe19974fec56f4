import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairQueue, QueueTimeoutError, TooManyAtOnceError } from './fair-queue.ts'

const options = { most: 4, maxEach: 2, waitingEach: 100, waitMs: 60_000 }

/**
 * Requests places and records the order in which they are granted. Requests still waiting when the test ends are rejected
 * silently.
 */
function serve(line: FairQueue) {
  const served: (string | null)[] = []
  const ask = (who: string | null) => {
    const entered = line.enter(who).then(() => void served.push(who))
    entered.catch(() => {})
    return entered
  }
  return { served, ask }
}

test('one person has a few places at a time, and those that are left are for others', async () => {
  const line = new FairQueue(options)
  const { served, ask } = serve(line)

  for (let n = 0; n < 50; n++) void ask('busy')
  await ask('calm')
  await ask('other')

  expect(served).toEqual(['busy', 'busy', 'calm', 'other'])
})

test('a place that becomes free goes to who has the fewest, whatever others have waiting', async () => {
  const line = new FairQueue({ ...options, most: 2 })
  const { served, ask } = serve(line)
  for (let n = 0; n < 50; n++) void ask('busy')
  void ask('calm')
  void ask('other')

  for (const who of ['busy', 'busy', 'calm', 'other']) {
    line.leave(who)
    await new Promise(setImmediate)
  }

  expect(served).toEqual(['busy', 'busy', 'calm', 'other', 'busy', 'busy'])
})

test('of many who ask again and again, who comes now and then is served next', async () => {
  const line = new FairQueue({ ...options, most: 1 })
  const { served, ask } = serve(line)
  const busy = Array.from({ length: 20 }, (_, n) => `busy ${n}`)
  for (const who of [...busy, ...busy]) void ask(who)
  for (const who of busy.slice(0, -1)) {
    await sleep(2)
    line.leave(who)
  }
  await sleep(2)
  void ask('calm')

  line.leave('busy 19')
  await new Promise(setImmediate)

  expect(served.slice(-2)).toEqual(['busy 19', 'calm'])
})

test('who has too many waiting is refused, and nobody else', async () => {
  const line = new FairQueue({ ...options, waitingEach: 3 })
  const { ask } = serve(line)
  const asked = Array.from({ length: 10 }, () => ask('busy'))

  for (const each of asked.slice(5)) await expect(each).rejects.toBeInstanceOf(TooManyAtOnceError)
  await expect(line.enter('calm')).resolves.toBeUndefined()
})

test('the program itself is limited by the places alone, and never refused', async () => {
  const line = new FairQueue({ ...options, waitingEach: 1 })
  const { served, ask } = serve(line)
  for (let n = 0; n < 10; n++) void ask(null)
  await new Promise(setImmediate)
  expect(served).toHaveLength(4)

  for (let n = 0; n < 6; n++) line.leave(null)
  await new Promise(setImmediate)

  expect(served).toHaveLength(10)
})

test('the program itself is served before those who wait for it', async () => {
  const line = new FairQueue({ ...options, most: 1 })
  const { served, ask } = serve(line)
  void ask(null)
  await sleep(5)
  void ask('calm')
  void ask(null)

  line.leave(null)
  await new Promise(setImmediate)

  expect(served).toEqual([null, null])
})

test('nobody waits for ever, and a place that was not waited for is not lost', async () => {
  const line = new FairQueue({ ...options, most: 1, maxEach: 1, waitMs: 20 })
  await line.enter('busy')

  await expect(line.enter('busy')).rejects.toBeInstanceOf(TooManyAtOnceError)
  await expect(line.enter('calm')).rejects.toBeInstanceOf(QueueTimeoutError)
  line.leave('busy')

  await expect(line.enter('calm')).resolves.toBeUndefined()
})
