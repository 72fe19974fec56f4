import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { NewContestPage } from './new-contest-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('prizes in the description of a contest are no formula, what stands between two dollars is', async () => {
  stubResizeObserver()
  answerCalls({})
  const { container } = renderRoutes([{ path: '/', element: <NewContestPage /> }], '/')
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Description'))
  await user.paste('Win $5, or even $10, for $$n^2$$ steps.')
  await user.click(screen.getAllByRole('button', { name: 'Preview' }).at(-1) ?? document.body)

  expect(container.textContent).toContain('Win $5, or even $10, for n2 steps.')
  expect(container.querySelectorAll('math')).toHaveLength(1)
})
