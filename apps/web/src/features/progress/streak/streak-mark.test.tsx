import type { Streak } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { progressKey } from '../../../lib/query-keys.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { StreakMark } from './streak-mark.tsx'
import { streakQuery } from './streak-query.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function streakWith(facts: Partial<Streak> = {}): Streak {
  return {
    ...{ days: 3, longest: 5, isTodayDone: true, today: '2026-11-22', timeZone: 'Asia/Kolkata' },
    todayEndsAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
    ...facts,
  }
}

function open(streak: () => Streak) {
  answerCalls({ 'GET /api/progress/streak': () => answer(streak()) })
  return renderRoutes([{ path: '/', element: <StreakMark /> }], '/')
}

test('says the number of days and whether today is done', async () => {
  open(streakWith)

  const mark = await screen.findByRole('button', { name: '3-day streak, today is done' })

  expect(mark.textContent).toBe('3')
})

test('opens the rule, the end of today and the longest run', async () => {
  open(() => streakWith({ isTodayDone: false }))

  await userEvent.click(await screen.findByRole('button', { name: '3-day streak, today is open' }))

  expect(await screen.findByRole('dialog', { name: '3-day streak' })).toBeTruthy()
  expect(screen.getByText(/one Accepted submission keeps the streak\. It ends in 5 hours, at/)).toBeTruthy()
  expect(screen.getByText('Longest so far: 5 days. Counted in the time zone Asia/Kolkata.')).toBeTruthy()
  expect(screen.getByText(/^A day counts when at least one submission/)).toBeTruthy()
})

test('tells when today ends without a clock where the browser is too old to know the zone', async () => {
  open(() => streakWith({ timeZone: 'America/Not_Here_Yet' }))

  await userEvent.click(await screen.findByRole('button', { name: '3-day streak, today is done' }))

  expect(await screen.findByText('Today is done. It ends in 5 hours.')).toBeTruthy()
  expect(
    screen.getByText('Longest so far: 5 days. Counted in the time zone America/Not_Here_Yet.'),
  ).toBeTruthy()
})

test('is another one after something was Accepted', async () => {
  let days = 3
  const { queryClient } = open(() => streakWith({ days }))
  await screen.findByRole('button', { name: /^3-day streak/ })

  days = 4
  await queryClient.invalidateQueries({ queryKey: [progressKey] })

  expect(await screen.findByRole('button', { name: /^4-day streak/ })).toBeTruthy()
})

test('a new day makes old what was counted and chosen on the one before', async () => {
  let today = '2026-11-22'
  const { queryClient } = open(() => streakWith({ today }))
  await screen.findByRole('button', { name: /^3-day streak/ })
  const figures = [progressKey, 'figures']
  const daily = ['problems', 'finding', 'daily']
  const library = ['problems', 'list']
  for (const queryKey of [figures, daily, library]) queryClient.setQueryData(queryKey, {})
  const areOld = () =>
    [figures, daily, library].map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)

  await queryClient.refetchQueries({ queryKey: streakQuery.queryKey })
  expect(areOld()).toEqual([false, false, false])
  today = '2026-11-23'
  await queryClient.refetchQueries({ queryKey: streakQuery.queryKey })

  expect(areOld()).toEqual([true, true, false])
})

test('shows no number that is not known, and asks again when it is opened', async () => {
  answerCalls({})
  renderRoutes([{ path: '/', element: <StreakMark /> }], '/')

  const mark = await screen.findByRole('button', { name: 'Streak could not be loaded' })
  expect(mark.textContent).toBe('–')
  answerCalls({ 'GET /api/progress/streak': () => answer(streakWith()) })
  await userEvent.click(mark)

  expect(await screen.findByRole('dialog', { name: '3-day streak' })).toBeTruthy()
})
