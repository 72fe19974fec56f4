import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { saveDraftOnServer } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  { what: 'a short last save', code: 'x', isLast: true, isKept: true },
  { what: 'a last save that a browser would refuse', code: '\n'.repeat(40_000), isLast: true, isKept: false },
  { what: 'a save while the page stays', code: 'x', isLast: false, isKept: false },
])('$what outlives its page: $isKept', async ({ code, isLast, isKept }) => {
  const saved = { language: 'cpp', mode: 'stdin', code, revision: 1, updatedAt: '2026-01-01T00:00:00.000Z' }
  const requests = answerCalls({ 'PUT /api/draft/p1/cpp': () => answer(saved) })

  const outcome = await saveDraftOnServer({
    problemId: 'p1',
    language: 'cpp',
    mode: 'stdin',
    code,
    revision: 0,
    isLast,
  })

  expect(outcome).toEqual({ kind: 'saved', revision: 1 })
  expect(requests[0]?.keepalive).toBe(isKept)
})

test('too many saves are no lost connection: the code is saved later, when the server said', async () => {
  const headers = { 'retry-after': '20' }
  answerCalls({
    'PUT /api/draft/p1/cpp': () => refuse({ code: 'too_many_requests', message: 'Slowly.', headers }),
  })

  const outcome = await saveDraftOnServer({
    problemId: 'p1',
    language: 'cpp',
    mode: 'stdin',
    code: 'x',
    revision: 0,
    isLast: false,
  })

  expect(outcome).toEqual({ kind: 'later', message: 'Slowly.', afterSeconds: 20 })
})
