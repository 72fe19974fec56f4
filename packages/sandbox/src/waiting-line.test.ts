import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeWaitingLine } from './waiting-line.ts'

test('who comes first is served first', async () => {
  const line = makeWaitingLine(['a'])
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
  const line = makeWaitingLine(['a'])
  const leaving = new AbortController()
  const thing = await line.take()
  const impatient = expect(line.take(leaving.signal)).rejects.toThrow('no time')
  const patient = line.take()

  leaving.abort(new Error('no time'))
  await impatient
  line.giveBack(thing)

  expect(await patient).toBe('a')
})

test('who has left before coming gets nothing', async () => {
  const line = makeWaitingLine(['a'])

  await expect(line.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')

  expect(await line.take()).toBe('a')
})

describe('fair turns', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  /** A line for one thing, and who got it, in turn. */
  function makeLine() {
    const line = makeWaitingLine(['it'])
    const served: string[] = []
    const take = async (claimant: string) => {
      const thing = await line.take(undefined, claimant)
      served.push(claimant)
      return thing
    }
    const hold = async (claimant: string, ms: number) => {
      const thing = await take(claimant)
      vi.advanceTimersByTime(ms)
      line.giveBack(thing)
    }
    /** A long turn ends with another one in the line and a short one, so far behind, which is over at once. */
    const endLongTurn = async (waitToo: () => Promise<unknown>, behindMs: number) => {
      const first = await take('long')
      const waiting = waitToo()
      vi.advanceTimersByTime(500)
      const short = take('short')
      vi.advanceTimersByTime(behindMs)
      line.giveBack(first)
      line.giveBack(await short)
      return { waiting }
    }
    return { line, served, take, hold, endLongTurn }
  }

  test('who has used much lets another go first, until that one has used as much', async () => {
    const { line, served, take, hold } = makeLine()
    const first = await take('long')
    const long = [1, 2].map(() => hold('long', 10))
    vi.advanceTimersByTime(5)
    const short = [1, 2, 3].map(() => hold('short', 4))
    vi.advanceTimersByTime(5)

    line.giveBack(first)
    await Promise.all([...long, ...short])

    expect(served).toEqual(['long', 'short', 'short', 'long', 'short', 'long'])
  })

  test('who comes back begins level with the others, neither behind nor before them', async () => {
    const { line, served, take } = makeLine()
    line.giveBack(await take('back'))
    const first = await take('staying')
    vi.advanceTimersByTime(100)
    const back = [take('back'), take('back')]
    const staying = take('staying')
    vi.advanceTimersByTime(1)

    line.giveBack(first)
    await back[0]
    vi.advanceTimersByTime(9)
    line.giveBack('it')
    await staying
    line.giveBack('it')
    await back[1]

    expect(served).toEqual(['back', 'staying', 'back', 'staying', 'back'])
  })

  test('who is between two short turns is waited for, before a long one begins', async () => {
    const { line, served, take, endLongTurn } = makeLine()
    await endLongTurn(() => take('long'), 500)

    vi.advanceTimersByTime(15)
    line.giveBack(await take('short'))
    await vi.advanceTimersByTimeAsync(15)
    expect(served).toEqual(['long', 'short', 'short'])
    await vi.advanceTimersByTimeAsync(10)

    expect(served).toEqual(['long', 'short', 'short', 'long'])
  })

  test('the time in which somebody is waited for counts as used', async () => {
    const { line, served, take, endLongTurn } = makeLine()
    const { waiting } = await endLongTurn(() => take('long'), 30)

    // Behind by 30 ms, it is waited for twice.
    for (let turn = 0; turn < 2; turn++) {
      vi.advanceTimersByTime(18)
      line.giveBack(await take('short'))
    }
    await waiting

    expect(served).toEqual(['long', 'short', 'short', 'short', 'long'])
  })

  test('what was kept is free when nobody wants it any more', async () => {
    const { line, take, endLongTurn } = makeLine()
    const leaving = new AbortController()
    const wait = () => expect(line.take(leaving.signal, 'long')).rejects.toThrow('no time')
    const { waiting } = await endLongTurn(wait, 500)

    leaving.abort(new Error('no time'))
    await waiting
    vi.advanceTimersByTime(20)

    expect(await take('new')).toBe('it')
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
