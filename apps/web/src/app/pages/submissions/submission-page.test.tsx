import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleDetailedSubmission } from '../../../testing/sample-detailed-submission.ts'
import { SubmissionPage } from './submission-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  { limitsEnforced: false, marks: 1 },
  { limitsEnforced: true, marks: 0 },
  { limitsEnforced: null, marks: 0 },
])(
  'an attempt is marked only where limits were not enforced: $limitsEnforced',
  async ({ limitsEnforced, marks }) => {
    answerCalls({
      'GET /api/submission/attempt/s-1': () => answer(sampleDetailedSubmission(1, { limitsEnforced })),
    })

    renderRoutes([{ path: '/submission/:id', element: <SubmissionPage /> }], '/submission/s-1')

    await screen.findByRole('heading', { name: 'First Echo' })
    expect(screen.queryAllByText('Judged without enforced limits')).toHaveLength(marks)
  },
)
