import type { FeedEntry } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { ActivityFeed } from './activity-feed.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const solved = (number: number): FeedEntry => ({
  ...{ kind: 'solved', at: `2026-11-0${number}T10:00:00.000Z`, title: `Problem ${number}` },
  ...{ problemId: `p-${number}`, submissionId: `s-${number}`, difficulty: 'easy' },
})

test('older entries that cannot be loaded are said, and come on Retry with the focus where it was', async () => {
  let isDown = true
  answerCalls({
    'GET /api/progress/feed': ({ url }) => {
      if (!url.includes('before')) return answer({ entries: [solved(2)], hasMore: true })
      if (isDown) return refuse({ code: 'unavailable', message: 'The database is away.' })
      return answer({ entries: [solved(1)], hasMore: true })
    },
  })
  renderRoutes([{ path: '/', element: <ActivityFeed /> }], '/')

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load more. The database is away.')
  isDown = false
  const retry = screen.getByRole('button', { name: 'Retry' })
  expect(document.activeElement).toBe(retry)
  await userEvent.click(retry)

  expect(await screen.findByText('Problem 1')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
