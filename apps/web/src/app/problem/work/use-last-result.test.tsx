import type { ContestSubmission } from '@codedojo/contract'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { useLastResult } from './use-last-result.ts'
import type { ProblemView } from './use-problem-view.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const recall = vi.fn()
const contest = { id: 'c1', letter: 'B' }

function Page({ view }: { view: Pick<ProblemView, 'left' | 'phone'> }) {
  useLastResult({ work: { judging: { recall }, problem: { _id: 'p1' } }, view, contest })
  return null
}

const submission = (facts: Partial<ContestSubmission>) => ({
  ...{ _id: 's1', letter: 'B', language: 'python', mode: 'stdin', status: 'Accepted', code: 'print(1)' },
  ...{ compileMessage: null, limitsEnforced: true, at: '2026-11-22T18:05:00.000Z', minute: 5 },
  ...facts,
})

function open(view: Pick<ProblemView, 'left' | 'phone'>) {
  const own = [submission({ letter: 'A' }), submission({ _id: 's2', status: 'Wrong Answer' }), submission({})]
  const requests = answerCalls({ 'GET /api/contest/c1/submission': () => answer(own) })
  renderRoutes([{ path: '/', element: <Page view={view} /> }], '/')
  return requests
}

test('an address that names the results of a problem of a contest shows the newest verdict there', async () => {
  open({ left: 'description', phone: 'results' })

  await waitFor(() => expect(recall).toHaveBeenCalledOnce())
  expect(recall.mock.calls[0]?.[0]).toMatchObject({
    request: { what: 'submit', problemId: 'p1', contest, code: 'print(1)', requestKey: 's2' },
    answer: { submissionId: 's2', overallStatus: 'Wrong Answer', results: [] },
  })
})

test('another address asks for no verdict', async () => {
  const requests = open({ left: 'description', phone: 'code' })

  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toEqual([])
})
