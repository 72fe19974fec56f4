import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleDetailedSubmission, sampleEntry } from '../../../testing/sample-detailed-submission.ts'
import { SubmissionDifferencePage } from './submission-difference-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('another attempt comes into the place of one without taking the focus', async () => {
  const third = Promise.withResolvers<Response>()
  answerCalls({
    'GET /api/submission/attempt/s-1': () => answer(sampleDetailedSubmission(1)),
    'GET /api/submission/attempt/s-2': () => answer(sampleDetailedSubmission(2)),
    'GET /api/submission/attempt/s-3': () => third.promise,
    'GET /api/submission/history': () =>
      answer(
        [3, 2, 1].map((number) => sampleEntry(number)),
        { headers: { 'x-total-count': '3' } },
      ),
  })
  const routes = [{ path: '/submission/:id/compare/:other', element: <SubmissionDifferencePage /> }]
  const { router } = renderRoutes(routes, '/submission/s-1/compare/s-2')
  const after = await screen.findByRole('combobox', { name: 'After' })
  await screen.findAllByRole('option', { name: /^3\. / })

  await userEvent.selectOptions(after, 's-3')
  await expect.poll(() => router.state.location.pathname).toBe('/submission/s-1/compare/s-3')
  expect(after).toHaveProperty('value', 's-3')
  third.resolve(answer(sampleDetailedSubmission(3)))

  const side = within(screen.getByRole('region', { name: 'After' }))
  await waitFor(() => expect(side.getByRole('link').getAttribute('href')).toBe('/submission/s-3'))
  expect(after.isConnected).toBe(true)
  expect(document.activeElement).toBe(after)
})
