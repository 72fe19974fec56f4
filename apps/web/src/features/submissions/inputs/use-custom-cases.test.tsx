import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { useCustomCases } from './use-custom-cases.ts'

const read = 'GET /api/customInputs/problem-1'
const save = 'PUT /api/customInputs/problem-1'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Renders the hook for a user without custom inputs, and waits until they are loaded. */
async function open() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useCustomCases('user-1', 'problem-1'), { wrapper })
  await pass(1)
  return result
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const none = { [read]: () => answer({ inputs: [] }) }
const sentIn = (requests: readonly Request[]) =>
  Promise.all(requests.filter(({ method }) => method === 'PUT').map((each) => each.clone().json()))

test('a slow save is waited for, so that the newest list is the last to arrive', async () => {
  const slow = Promise.withResolvers<Response>()
  const answers = [() => slow.promise, () => answer({ inputs: ['1', '2'] })]
  const requests = answerCalls({ ...none, [save]: () => (answers.shift() ?? (() => answer({})))() })
  const result = await open()

  act(() => result.current.add('1'))
  await pass(1500)
  act(() => result.current.add('2'))
  await pass(1500)
  const before = await sentIn(requests)
  slow.resolve(answer({ inputs: ['1'] }))
  await pass(100)

  expect(before).toEqual([{ inputs: ['1'] }])
  expect(await sentIn(requests)).toEqual([{ inputs: ['1'] }, { inputs: ['1', '2'] }])
})

test('what could not be saved without a line is saved when it is back', async () => {
  let isAway = true
  const requests = answerCalls({
    ...none,
    [save]: () => {
      if (isAway) throw new TypeError('fetch failed')
      return answer({ inputs: ['1'] })
    },
  })
  const result = await open()
  act(() => result.current.add('1'))
  await pass(1500)

  isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(1500)

  expect(await sentIn(requests)).toEqual([{ inputs: ['1'] }, { inputs: ['1'] }])
})
