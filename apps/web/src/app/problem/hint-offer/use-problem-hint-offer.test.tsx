import type { Problem } from '@codedojo/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JudgingState } from '../../../features/submissions/judging/judging-state.ts'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { sampleSubmission } from '../../../testing/sample-submission.ts'
import { judgedStates } from './testing/judged-states.ts'
import { useProblemHintOffer } from './use-problem-hint-offer.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Facts {
  readonly contest?: Problem['contest']
  readonly hints?: string[]
  readonly shown?: number
  readonly earlier?: 'Accepted' | 'Wrong Answer'
}

const contest = { _id: 'c1', name: 'Spring', endsAt: '2030-01-01T00:00:00.000Z' }

test.each<[string, Facts, boolean]>([
  ['with hints', {}, true],
  ['of a running contest', { contest }, false],
  ['that was solved before', { earlier: 'Accepted' }, false],
  ['whose hints are all open', { shown: 2 }, false],
  ['without hints', { hints: [] }, false],
])('three failures on a case of a problem %s: a hint is offered, or is not', async (_, facts, isShown) => {
  const { contest: running = null, hints = ['Look.', 'Think.'], shown = 1, earlier = 'Wrong Answer' } = facts
  answerCalls({
    'GET /api/problem/submittedProblem/p1': () => answer([sampleSubmission({ status: earlier })]),
  })
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const problem = { _id: 'p1', contest: running, hints }
  const { result, rerender } = renderHook(
    ({ state }: { state: JudgingState }) =>
      useProblemHintOffer({ problem, judging: { state } }, { hints: { isOpen: false, shown } }),
    { wrapper, initialProps: { state: { kind: 'idle' } } },
  )
  for (const state of [7, 7, 7].flatMap(judgedStates)) rerender({ state })
  await waitFor(() => expect(client.isFetching()).toBe(0))

  expect(result.current.isShown).toBe(isShown)
})
