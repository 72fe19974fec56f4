import type { Daily } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { DailyTile } from './daily-tile.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const daily: Daily = {
  ...{ day: '2026-11-22', problemId: 'p-1', title: 'Two Sum', difficulty: 'easy', isDone: false },
  endsAt: '2126-11-23T00:00:00.000Z',
}

test('a phone, too, opens the calendar; a month that is on its way is not one without problems', async () => {
  const month = Promise.withResolvers<Response>()
  answerCalls({
    'GET /api/finding/daily': () => answer({ daily }),
    'GET /api/finding/daily/2026-11': () => month.promise,
  })
  renderRoutes([{ path: '/', element: <DailyTile /> }], '/')

  await userEvent.click(await screen.findByRole('button', { name: 'Calendar of the daily problems' }))
  expect(await screen.findByText(/loading/)).toBeTruthy()
  expect(screen.queryByText('22')).toBeNull()
  month.resolve(answer([{ day: '2026-11-22', problemId: 'p-1', title: 'Two Sum', isDone: true }]))

  expect(await screen.findByText(/1 of 1 done/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Two Sum, done/ })).toBeTruthy()
})
