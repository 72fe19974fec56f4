import type { ReportDetail } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { ReportView } from './report-view.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const report = (problem: Partial<ReportDetail['problem']>): ReportDetail => ({
  ...{ _id: 'r1', about: 'statement', text: 'The example is wrong.', version: 2, state: 'open', answer: '' },
  ...{ createdAt: '2026-01-31T10:00:00.000Z', closedAt: null, closedBy: null, submission: null },
  reporter: { _id: 'user-1', name: 'Meera Nair' },
  problem: { _id: 'p1', number: 7, title: 'Subtract', version: 3, isDeleted: false, ...problem },
})

async function open(problem: Partial<ReportDetail['problem']>) {
  answerCalls({ 'GET /api/admin/report/r1': () => answer(report(problem)) })
  const view = <ReportView id="r1" renderCase={() => null} />
  renderRoutes([{ path: '/', element: view }], '/')
  await screen.findByRole('article', { name: 'Report' })
}

test('a report leads to its problem and to where it is edited', async () => {
  await open({})

  expect(screen.getByRole('link', { name: 'Subtract' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit the problem' }).getAttribute('href')).toBe(
    '/admin/updateProblem/p1',
  )
  expect(screen.getByText(/the problem is at version 3 now/)).toBeTruthy()
})

test('a report about a problem that is deleted says so and leads nowhere', async () => {
  await open({ isDeleted: true })

  expect(screen.getByText(/Seen on version 2. The problem was deleted since./)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an outcome is proposed only where it is true, and none is sent unchosen', async () => {
  const user = userEvent.setup()
  await open({ version: 2 })
  const resolved = screen.getByRole('radio', { name: /^Resolved/ })
  expect(resolved.getAttribute('aria-checked')).toBe('false')

  await user.type(screen.getByLabelText('What the reporter reads'), 'Thank you.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('Say whether it was resolved or declined')).toBeTruthy()
  await user.click(resolved)

  expect(screen.getByText('The problem has not been changed since it was reported.')).toBeTruthy()
  cleanup()
  await open({})
  expect(screen.getByRole('radio', { name: /^Resolved/ }).getAttribute('aria-checked')).toBe('true')
})
