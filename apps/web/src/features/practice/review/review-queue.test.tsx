import type { ProblemReview } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleProblem } from '../../../testing/samples.ts'
import { ReviewQueue } from './review-queue.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const review = (number: number, facts: Partial<ProblemReview> = {}): ProblemReview => ({
  ...{ problemId: `problem-${number}`, title: `Problem ${number}`, difficulty: 'easy', reason: 'failed' },
  ...{ dueDay: '2024-03-05', isDue: true, step: 0, lastTriedAt: null },
  ...facts,
})

function open() {
  const problems = [1, 2, 3].map((number) => sampleProblem(number))
  renderRoutes([{ path: '/', element: <ReviewQueue problems={problems} renderFacts={() => null} /> }], '/')
  return userEvent.setup()
}

test('what is due stands apart from what comes later, each with its reason', async () => {
  const later = review(2, { isDue: false, reason: 'slow', dueDay: '2024-03-09', step: 2 })
  answerCalls({ 'GET /api/finding/reviews': () => answer([review(1), later]) })
  open()

  const due = await screen.findByRole('region', { name: 'Due now' })
  const coming = screen.getByRole('region', { name: 'Later' })

  expect(within(due).getByText(/^An attempt went wrong · due since .*5.* · review 1 of 4$/)).toBeTruthy()
  expect(within(coming).getByText(/^It took you long · due on .*9.* · review 3 of 4$/)).toBeTruthy()
})

test('a problem is brought back and taken out again', async () => {
  let queue: ProblemReview[] = []
  answerCalls({
    'GET /api/finding/reviews': () => answer(queue),
    'PUT /api/finding/review/problem-2': () => {
      queue = [review(2, { isDue: false, reason: 'added' })]
      return answer({ message: 'It comes back.' })
    },
    'DELETE /api/finding/review/problem-2': () => {
      queue = []
      return answer({ message: 'It is out.' })
    },
  })
  const user = open()
  await screen.findByText('Nothing waits for a review.')

  await user.type(screen.getByLabelText('Bring back tomorrow'), 'problem 2')
  await user.click(await screen.findByRole('button', { name: /Problem 2$/ }))
  await screen.findByText(/^You asked for it/)
  await user.click(screen.getByRole('button', { name: 'Remove Problem 2 from the queue' }))

  expect(await screen.findByText('Nothing waits for a review.')).toBeTruthy()
})

test('the row after the one that was removed gets the focus, and a problem that was added leaves it in the field', async () => {
  let queue = [review(1), review(2)]
  answerCalls({
    'GET /api/finding/reviews': () => answer(queue),
    'DELETE /api/finding/review/problem-1': () => {
      queue = [review(2)]
      return answer({ message: 'It is out.' })
    },
    'PUT /api/finding/review/problem-3': () => {
      queue = [review(2), review(3)]
      return answer({ message: 'It comes back.' })
    },
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Remove Problem 1 from the queue' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Problem 1/ })).toBeNull())
  const next = screen.getByRole('button', { name: 'Remove Problem 2 from the queue' })
  expect(document.activeElement).toBe(next)

  const field = screen.getByLabelText('Bring back tomorrow')
  await user.type(field, 'problem 3')
  await user.click(await screen.findByRole('button', { name: /Problem 3$/ }))
  await screen.findByRole('link', { name: /Problem 3/ })
  expect(document.activeElement).toBe(field)
})

test('a queue that cannot be read is no empty queue', async () => {
  answerCalls({ 'GET /api/finding/reviews': () => refuse({ code: 'not_allowed', message: 'No.' }) })
  open()

  expect(await screen.findByText('Failed to load the review queue.')).toBeTruthy()
  expect(screen.queryByText('Nothing waits for a review.')).toBeNull()
})
