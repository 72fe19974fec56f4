import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleCase, sampleRequest } from '../../../testing/sample-submission.ts'
import { announcementText } from './judging-announcement.tsx'
import type { JudgingState } from './judging-state.ts'
import { JudgingView } from './judging-view.tsx'

afterEach(cleanup)

const nothing = () => {}

const queued: Extract<JudgingState, { kind: 'judging' }> = {
  kind: 'judging',
  request: sampleRequest(),
  submissionId: 's1',
  station: 'queued',
  enteredAt: { received: 1000 },
  ahead: 0,
  lacksJudge: false,
  isUnanswered: false,
  total: null,
  cases: [],
}
const waiting = { ...queued, lacksJudge: true }
const sentence =
  'No judge is running for Python right now. Your code is kept and will be judged as soon as one is back.'

test('work that no judge takes says so and promises no place in the line', () => {
  const { rerender } = render(<JudgingView caseTimeMs={1000} state={waiting} onCancel={nothing} />)

  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByText('Next in the queue')).toBeNull()
  expect(screen.queryByText('first in line')).toBeNull()

  rerender(<JudgingView caseTimeMs={1000} state={queued} onCancel={nothing} />)
  expect(screen.queryByText(sentence)).toBeNull()
  expect(screen.getByText('Next in the queue')).toBeTruthy()
})

test('that no judge takes the work is spoken, too', () => {
  expect(announcementText(waiting)).toBe(sentence)
})

test('without a connection it says so, goes on by itself, can be cancelled, and promises nothing', () => {
  const cancel = vi.fn()
  render(<JudgingView caseTimeMs={1000} state={{ ...queued, isUnanswered: true }} onCancel={cancel} />)

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(cancel).toHaveBeenCalledOnce()
  expect(screen.getByText(/^No connection to the server\. .* goes on by itself/)).toBeTruthy()
  expect(screen.queryByText('Next in the queue')).toBeNull()
  expect(screen.queryByText(/You can close this page/)).toBeNull()
})

test('a run that takes long tells its bounds and can be cancelled; own inputs are called as beside the code', () => {
  const cancel = vi.fn()
  const request = sampleRequest({ what: 'run', customInputs: ['1', '2'], sentAt: Date.now() - 4000 })
  const running = { ...queued, request, station: 'running', total: 5 } as const
  const cases = [1, 2, 3].map((index) => sampleCase({ index }))
  render(<JudgingView caseTimeMs={3000} state={{ ...running, cases }} onCancel={cancel} />)

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(cancel).toHaveBeenCalledOnce()
  expect(screen.getByText('Judging Custom 1 of 2')).toBeTruthy()
  expect(
    screen.getByText(
      'Each case may use 3 s of CPU time, and no input of your own begins later than 60 s after the first of them.',
    ),
  ).toBeTruthy()
})
