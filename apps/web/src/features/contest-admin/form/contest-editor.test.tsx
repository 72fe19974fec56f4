import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { ContestEditor } from './contest-editor.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a contest without problems is published only after a question, and kept as a draft without one', async () => {
  const requests = answerCalls({
    'POST /api/admin/contest': () => answer({ message: 'Scheduled.', _id: 'c1' }),
    'GET /api/admin/problem': () => answer([]),
  })
  const onSaved = vi.fn()
  const editor = <ContestEditor contest={null} renderMarkdown={(text) => <p>{text}</p>} onSaved={onSaved} />
  renderRoutes([{ path: '/', element: editor }], '/')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Autumn round')
  fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '2099-01-01T10:00' } })
  await user.click(screen.getByRole('radio', { name: /^Public/ }))
  const posted = () => requests.filter(({ method }) => method === 'POST')

  await user.click(screen.getByRole('button', { name: 'Schedule contest' }))
  await user.click(await screen.findByRole('button', { name: 'Add problems' }))
  expect(posted()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Find a problem')))

  await user.click(screen.getByRole('button', { name: 'Schedule contest' }))
  await user.click(await screen.findByRole('button', { name: 'Publish without problems' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(posted()).toHaveLength(1)
})
