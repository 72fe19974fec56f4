import type { ManagedQuestion } from '@codedojo/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { Toaster } from '../../ui/toast.tsx'
import { useQuestionToasts } from './contest/use-question-toasts.ts'
import { adminNewsKeys } from './queries.ts'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const question = (id: string, text: string): ManagedQuestion => ({
  ...{ _id: id, letter: 'A', text, answer: null, isPublic: false, person: { _id: 'u1', name: 'Meera' } },
  ...{ at: '2026-11-22T18:00:00.000Z', answeredAt: null },
})

function Toasts() {
  useQuestionToasts({ contest: { _id: 'c1', state: 'running' }, areShown: false, onOpen: () => {} })
  return <Toaster />
}

test('a question that comes with the news of the contest pops up, and none that was there before', async () => {
  let questions = [question('q1', 'Is 0 a number?')]
  const requests = answerCalls({
    'GET /api/admin/contest/c1/question': () => answer({ questions, announcements: [] }),
  })
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Toasts />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

  questions = [question('q2', 'May n be 1?'), ...questions]
  await act(async () => {
    for (const queryKey of adminNewsKeys('c1', 'question')) await queryClient.invalidateQueries({ queryKey })
  })

  expect(await screen.findByText('New question about problem A')).toBeTruthy()
  expect(screen.getByText('May n be 1?')).toBeTruthy()
  expect(screen.queryByText('Is 0 a number?')).toBeNull()
})
