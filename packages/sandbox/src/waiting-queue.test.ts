import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeWaitingQueue } from './waiting-queue.ts'

test('who comes first is served first', async () => {
  const line = makeWaitingQueue(['a'])
  const served: string[] = []
  const first = await line.take()
  const second = line.take().then(() => served.push('second'))
  const third = line.take().then(() => served.push('third'))

  line.giveBack(first)
  await second
  line.giveBack(first)
  await third

  expect(served).toEqual(['second', 'third'])
})

test('who leaves the line is not served, and the others keep their place', async () => {
  const line = makeWaitingQueue(['a'])
  const leaving = new AbortController()
  const resource = await line.take()
  const impatient = expect(line.take(leaving.signal)).rejects.toThrow('no time')
  const patient = line.take()

  leaving.abort(new Error('no time'))
  await impatient
  line.giveBack(resource)

  expect(await patient).toBe('a')
})

test('who has left before coming gets nothing', async () => {
  const line = makeWaitingQueue(['a'])

  await expect(line.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')

  expect(await line.take()).toBe('a')
})

describe('fair turns', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  /** A queue for one resource, and a log of who got it. */
  function makeLine() {
    const line = makeWaitingQueue(['it'])
    const served: string[] = []
    const take = async (claimant: string) => {
      const resource = await line.take(undefined, { claimant })
      served.push(claimant)
      return resource
    }
    const hold = async (claimant: string, ms: number) => {
      const resource = await take(claimant)
      vi.advanceTimersByTime(ms)
      line.giveBack(resource)
    }
    /** Ends a long turn while another taker waits, and after it a short one. */
    const endTurns = async (waitToo: () => Promise<unknown>, { longMs = 1000, shortMs = 0 } = {}) => {
      const first = await take('long')
      const waiting = waitToo()
      const short = hold('short', shortMs)
      vi.advanceTimersByTime(longMs)
      line.giveBack(first)
      await short
      return { waiting }
    }
    return { line, served, take, hold, endTurns }
  }

  test('who has used much lets another go first, until that one has used as much', async () => {
    const { line, served, take, hold } = makeLine()
    const first = await take('long')
    const long = [1, 2].map(() => hold('long', 10))
    vi.advanceTimersByTime(5)
    const short = [1, 2, 3].map(() => hold('short', 6))
    vi.advanceTimersByTime(5)

    line.giveBack(first)
    await Promise.all([...long, ...short])

    expect(served).toEqual(['long', 'short', 'short', 'long', 'short', 'long'])
  })

  test.each([
    { awayMs: 0, order: ['staying', 'back'] },
    { awayMs: 10_000, order: ['back', 'staying'] },
  ])('what was used before counts, less after $awayMs ms', async ({ awayMs, order }) => {
    const { line, served, take, hold } = makeLine()
    await hold('back', 90)
    vi.advanceTimersByTime(awayMs)
    const first = await take('staying')
    const others = [hold('back', 1), hold('staying', 1)]
    vi.advanceTimersByTime(60)

    line.giveBack(first)
    await Promise.all(others)

    expect(served.slice(2)).toEqual(order)
  })

  test('who waits goes before those who come much later', async () => {
    const { line, served, take, hold } = makeLine()
    await hold('much', 100)
    const first = await take('other')
    const waiting = [hold('much', 0)]
    const comeLater = (name: string) => {
      vi.advanceTimersByTime(400)
      waiting.push(hold(name, 0))
    }
    for (const name of ['0.4 s later', '0.8 s later', '1.2 s later']) comeLater(name)

    line.giveBack(first)
    await Promise.all(waiting)

    expect(served.slice(2)).toEqual(['0.4 s later', '0.8 s later', 'much', '1.2 s later'])
  })

  test('who is between two short turns is waited for, before a long one begins', async () => {
    const { line, served, take, endTurns } = makeLine()
    await endTurns(() => take('long'))

    vi.advanceTimersByTime(15)
    line.giveBack(await take('short'))
    await vi.advanceTimersByTimeAsync(15)
    expect(served).toEqual(['long', 'short', 'short'])
    await vi.advanceTimersByTimeAsync(10)

    expect(served).toEqual(['long', 'short', 'short', 'long'])
  })

  test('the time in which somebody is waited for counts as used', async () => {
    const { line, served, take, endTurns } = makeLine()
    await endTurns(() => take('long'), { longMs: 130, shortMs: 70 })

    // The short claimant has used about 38 ms less than the other; the queue waits for it twice, and would a third time if
    // waiting were not charged.
    for (let turn = 0; turn < 2; turn++) {
      vi.advanceTimersByTime(19)
      line.giveBack(await take('short'))
    }
    await vi.advanceTimersByTimeAsync(0)

    expect(served).toEqual(['long', 'short', 'short', 'short', 'long'])
  })

  test('what was kept is free when nobody wants it any more', async () => {
    const { line, take, endTurns } = makeLine()
    const leaving = new AbortController()
    const wait = () => expect(line.take(leaving.signal, { claimant: 'long' })).rejects.toThrow('no time')
    const { waiting } = await endTurns(wait)

    leaving.abort(new Error('no time'))
    await waiting
    vi.advanceTimersByTime(20)

    expect(await take('new')).toBe('it')
  })

  test('who waits to begin and has used less than half is told of, who goes on is not', async () => {
    const { line, hold } = makeLine()
    await hold('other', 400)
    const resource = await line.take(undefined, { claimant: 'mine' })
    const [, own, goingOn] = [resource, { claimant: 'mine' }, { claimant: 'new', hasBegun: true }]
    for (const taker of [own, goingOn, { claimant: 'other' }]) void line.take(undefined, taker)

    vi.advanceTimersByTime(600)
    expect(line.isWantedByLesser('mine')).toBe(false)
    vi.advanceTimersByTime(600)
    expect(line.isWantedByLesser('mine')).toBe(true)
    expect(line.keptWaiting()).toBe(2)
  })

  test('each waiter of a claimant who has used less than half of what a holder has is kept waiting, of others the first', async () => {
    const { line, hold } = makeLine()
    await hold('like', 900)
    await line.take(undefined, { claimant: 'mine' })
    vi.advanceTimersByTime(1000)

    for (const claimant of ['mine', 'mine', 'like', 'like', 'new', 'new', 'new'])
      void line.take(undefined, { claimant })

    expect(line.keptWaiting()).toBe(1 + 3)
  })

  test('reserved resources are for who holds none and who has used little, others wait until they have given back', async () => {
    let reserved = 1
    const line = makeWaitingQueue(['a', 'b', 'c'], { reserved: () => reserved })
    const served: unknown[] = []
    const take = async (claimant: string) => {
      const resource = await line.take(undefined, { claimant })
      served.push(claimant)
      return resource
    }
    const first = await take('much')
    vi.advanceTimersByTime(4000)
    await take('little')
    void take('much')
    await take('little')
    expect(served).toEqual(['much', 'little', 'little'])

    line.giveBack(first)
    await vi.advanceTimersByTimeAsync(0)
    expect(served).toEqual(['much', 'little', 'little', 'much'])

    void take('much')
    line.add('d')
    await vi.advanceTimersByTimeAsync(0)
    expect([line.freeCount(), served.length]).toEqual([1, 4])
    reserved = 0
    line.serveFree()
    await vi.advanceTimersByTimeAsync(0)
    expect([line.freeCount(), served.length]).toEqual([0, 5])
  })

  test('a resource is kept for a claimant between two short turns although another claimant holds one and waits', async () => {
    const line = makeWaitingQueue(['a', 'b'])
    const served: string[] = []
    const take = async (claimant: string) => {
      const resource = await line.take(undefined, { claimant })
      served.push(claimant)
      return resource
    }
    await take('long')
    vi.advanceTimersByTime(1000)
    const short = await take('short')
    void take('long')
    vi.advanceTimersByTime(5)

    line.giveBack(short)
    vi.advanceTimersByTime(5)
    await take('short')

    expect(served).toEqual(['long', 'short', 'short'])
  })

  test('a resource that is free can be taken away, one that is held cannot', async () => {
    const line = makeWaitingQueue(['a', 'b'])
    await line.take()

    expect([line.drop((resource) => resource === 'a'), line.drop((resource) => resource === 'b')]).toEqual([
      null,
      'b',
    ])
    expect(line.freeCount()).toBe(0)
  })

  test('nobody is waited for where turns are short', async () => {
    const { line, served, take } = makeLine()
    const first = await take('one')
    void take('one')
    vi.advanceTimersByTime(5)
    const other = take('other')
    vi.advanceTimersByTime(5)
    line.giveBack(first)

    line.giveBack(await other)
    await vi.advanceTimersByTimeAsync(0)

    expect(served).toEqual(['one', 'other', 'one'])
  })
})
