import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRecentUse, withoutTurnCounting } from './recent-use.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTime(1000 * count)

test.each([
  { turn: 0.1, away: 0, left: 99 },
  { turn: 0.1, away: 5, left: 50 },
  { turn: 0.1, away: 10, left: 25 },
  { turn: 5, away: 0, left: 3607 },
  { turn: 3600, away: 0, left: 7213 },
  { turn: 3600, away: 5, left: 3607 },
])('of a turn of $turn s, over for $away s, $left ms are left', ({ turn, away, left }) => {
  const accounts = makeRecentUse()
  const end = accounts.begin('somebody')
  seconds(turn)
  const lasting = accounts.usedMs('somebody', performance.now())
  end()
  const ended = accounts.usedMs('somebody', performance.now())
  seconds(away)

  expect(accounts.usedMs('somebody', performance.now())).toBeCloseTo(left, -0.5)
  expect(lasting).toBeCloseTo(ended)
})

test('turns that last at the same time count each', () => {
  const accounts = makeRecentUse()
  accounts.begin('somebody')
  accounts.begin('somebody')
  seconds(0.1)

  expect(accounts.usedMs('somebody', performance.now())).toBeCloseTo(199, -0.5)
})

test('what is expected counts for who has used less, once, until it ends', () => {
  const accounts = makeRecentUse()
  const used = () => Math.round(accounts.usedMs('somebody', performance.now()))
  const endLong = accounts.expect('somebody', 4000)
  const endShort = accounts.expect('somebody', 1000)
  const endTurn = accounts.begin('somebody')
  seconds(1)
  endTurn()
  expect(used()).toBe(4000)
  seconds(60)
  accounts.begin('somebody else')
  expect(used()).toBe(4000)
  endLong()
  expect(used()).toBe(1000)
  endShort()
  expect(used()).toBe(0)
})

test('a turn ends once', () => {
  const accounts = makeRecentUse()
  const end = accounts.begin('somebody')
  seconds(0.1)
  end()
  end()

  expect(accounts.usedMs('somebody', performance.now())).toBeCloseTo(99, -0.5)
})

test('the last turn and those that last tell how long turns are', () => {
  const accounts = makeRecentUse()
  const end = accounts.begin('somebody')
  seconds(2)
  end()
  accounts.begin('somebody')
  seconds(1)

  expect(accounts.turnMs('somebody', performance.now())).toBe(2000)
  seconds(2)
  expect(accounts.turnMs('somebody', performance.now())).toBe(3000)
  expect(accounts.turnMs('nobody', performance.now())).toBe(0)
})

test('whoever has nothing left is forgotten when somebody new comes, but not in the middle of a turn', () => {
  const accounts = makeRecentUse()
  const end = accounts.begin('gone')
  seconds(1)
  end()
  accounts.begin('lasting')
  seconds(60)
  accounts.begin('new')

  expect(accounts.turnMs('gone', performance.now())).toBe(0)
  expect(accounts.turnMs('lasting', performance.now())).toBe(60_000)
})

test('turns that are not counted cost nothing, and the accounts are the same', () => {
  const accounts = makeRecentUse()
  const free = withoutTurnCounting(accounts)
  accounts.begin('somebody')
  free.begin('somebody')
  seconds(0.1)

  expect(free.usedMs('somebody', performance.now())).toBeCloseTo(99, -0.5)
})
