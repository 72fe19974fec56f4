import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { Toaster } from '../../ui/toast.tsx'
import { RecomputeButton } from './list/recompute-button.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('ratings are computed anew after a question', async () => {
  const requests = answerCalls({
    'POST /api/admin/contest-ratings': () =>
      answer({ message: 'Ratings of 2 contests computed.', contests: 2 }),
  })
  const element = (
    <>
      <RecomputeButton />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  const user = userEvent.setup()

  await user.click(screen.getByRole('button', { name: 'Compute ratings anew' }))
  expect(requests).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Compute' }))

  expect(await screen.findByText('Ratings of 2 contests computed.')).toBeTruthy()
})
