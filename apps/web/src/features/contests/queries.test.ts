import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { phaseAt } from './phase.ts'
import { contestQuery, contestsQuery } from './queries.ts'
import { sampleContest, sampleRound } from './testing/sample-contest.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server's clock is an hour behind the device's. */
const serverNow = () => Date.now() - 3_600_000
const iso = (ms: number) => new Date(ms).toISOString()
const seconds = (count: number) => count * 1000

/** Mocks a five-minute contest that starts in `ms` milliseconds. */
function contestIn(ms: number) {
  const startsAt = iso(serverNow() + ms)
  const endsAt = iso(serverNow() + ms + seconds(300))
  return () => ({ startsAt, endsAt, state: phaseAt({ startsAt, endsAt }, serverNow()) })
}

test.each([3.2, 14.9, 21, 52.5])(
  'a contest that starts in %s s is open two seconds later on a page that waits for it',
  async (wait) => {
    const facts = contestIn(seconds(wait))
    answerCalls({
      'GET /api/contest/contest-1': () => answer(sampleRound({ ...facts(), now: iso(serverNow()) })),
    })
    const page = new QueryObserver(createQueryClient(), contestQuery('contest-1'))
    const leave = page.subscribe(() => {})

    await vi.advanceTimersByTimeAsync(seconds(wait))
    expect(page.getCurrentResult().data?.state).toBe('upcoming')
    await vi.advanceTimersByTimeAsync(seconds(2))

    expect(page.getCurrentResult().data?.state).toBe('running')
    await vi.advanceTimersByTimeAsync(seconds(300))
    expect(page.getCurrentResult().data?.state).toBe('ended')
    leave()
  },
)

test('in the list of all contests each is open two seconds after its start', async () => {
  const [one, other] = [contestIn(seconds(20)), contestIn(seconds(23))]
  const shown = () =>
    [one, other].map((each, at) => sampleContest({ ...each(), _id: `contest-${at}`, name: `Round ${at}` }))
  const inState = (state: string) => shown().filter((each) => each.state === state)
  answerCalls({
    'GET /api/contest': () =>
      answer({
        ...{ now: iso(serverNow()), past: [], pastTotal: 0, rating: null },
        ...{ running: inState('running'), upcoming: inState('upcoming') },
      }),
  })
  const page = new QueryObserver(createQueryClient(), contestsQuery(1))
  const leave = page.subscribe(() => {})
  const running = () => page.getCurrentResult().data?.running.map(({ name }) => name)

  await vi.advanceTimersByTimeAsync(seconds(22))
  expect(running()).toEqual(['Round 0'])
  await vi.advanceTimersByTimeAsync(seconds(3))

  expect(running()).toEqual(['Round 0', 'Round 1'])
  leave()
})
