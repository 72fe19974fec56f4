import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { ReportButton } from './report-button.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const work = {
  problemId: 'p1',
  version: 3,
  submission: { id: 's1', words: 'submission of Today (Wrong Answer)' },
}

async function open() {
  renderRoutes(
    [{ path: '/', element: <ReportButton work={work} about="statement" text="Report a mistake" /> }],
    '/',
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Report a mistake' }))
  await screen.findByLabelText('What is wrong')
  return user
}

test('a report names subject, version and, when it is ticked, the newest submission', async () => {
  const sent = () => answer({ message: 'Report sent.', _id: 'r1' })
  const requests = answerCalls({ 'POST /api/problem/report/p1': sent })
  const user = await open()

  await user.click(screen.getByRole('radio', { name: /^Test/ }))
  await user.type(screen.getByLabelText('What is wrong'), 'Case 2 expects a negative number.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await requests[0]?.json()).toEqual({
    about: 'test',
    text: 'Case 2 expects a negative number.',
    version: 3,
    submissionId: 's1',
    requestKey: expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test('too few words are said before anything is sent', async () => {
  const requests = answerCalls({})
  const user = await open()

  await user.type(screen.getByLabelText('What is wrong'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Send report' }))

  expect(await screen.findByText('Say what is wrong in at least 10 characters')).toBeTruthy()
  expect(requests).toEqual([])
})

test('a refusal keeps what was typed', async () => {
  const message = 'At most 5 reports an hour. Try again in 60 s.'
  answerCalls({ 'POST /api/problem/report/p1': () => refuse({ code: 'too_many_requests', message }) })
  const user = await open()

  await user.type(screen.getByLabelText('What is wrong'), 'The example is wrong.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))

  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByLabelText('What is wrong')).toHaveProperty('value', 'The example is wrong.')
})
