import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { JudgingFailure } from './judging-failure.tsx'
import type { JudgeRequest } from './judging-state.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const request: JudgeRequest = {
  what: 'submit',
  problemId: 'problem-1',
  contest: null,
  language: 'cpp',
  mode: 'stdin',
  code: '',
  customInputs: [],
  requestKey: 'key-12345',
  sentAt: 0,
}

test('a call that was refused shows Error, the words of the server and the time to wait', () => {
  vi.useFakeTimers()
  render(
    <JudgingFailure
      state={{
        kind: 'failed',
        request,
        code: 'too_many_requests',
        message: 'Too many submissions.',
        retryAfterSeconds: 2,
      }}
      onRetry={() => {}}
    />,
  )
  const retry = screen.getByRole('button', { name: 'Retry' })

  expect(screen.getByText('Error')).toBeTruthy()
  expect(screen.getByText('Too many submissions.')).toBeTruthy()
  expect(screen.getByText('You can try again in 2 s.')).toBeTruthy()
  expect(retry.hasAttribute('disabled')).toBe(true)
  act(() => void vi.advanceTimersByTime(1000))
  act(() => void vi.advanceTimersByTime(1000))

  expect(retry.hasAttribute('disabled')).toBe(false)
})
