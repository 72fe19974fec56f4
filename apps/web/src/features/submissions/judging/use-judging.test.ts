import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { sampleAnswer } from '../../../testing/sample-submission.ts'
import { type Judging, useJudging } from './use-judging.ts'

class Source extends EventTarget {
  close() {}
}
const call = 'POST /api/submission/submit/problem-1'
const work: Parameters<Judging['send']>[0] = {
  what: 'submit',
  language: 'python',
  mode: 'stdin',
  code: 'print(1)',
  customInputs: [],
}
const verdict = sampleAnswer()
const pending = (lacksJudge?: boolean) =>
  answer({ submissionId: 's1', ...(lacksJudge && { lacksJudge }) }, { status: 202 })
const open = (userId = 'user-1') =>
  renderHook(() => useJudging({ userId, problemId: 'problem-1', contest: null }, () => {}))

beforeEach(() => {
  vi.stubGlobal('EventSource', Source)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const severed = () => Promise.reject(new TypeError('fetch failed'))
const tooOften = () =>
  refuse({ code: 'too_many_requests', message: 'Slow down.', headers: { 'retry-after': '1' } })
const busy = () => refuse({ code: 'internal', message: 'The database does not answer.' })

test('a call that was shown as failed is not repeated by the next page, only by Retry', async () => {
  answerCalls({ [call]: busy })
  const before = open()
  act(() => before.result.current.send(work))
  await waitFor(() => expect(before.result.current.state.kind).toBe('failed'))
  before.unmount()

  const requests = answerCalls({ [call]: () => answer(verdict) })
  const after = open()
  expect(after.result.current.state.kind).toBe('idle')
  expect(requests).toEqual([])
})

test('two presses before the first is drawn are one request', async () => {
  const requests = answerCalls({ [call]: () => answer(verdict) })
  const { result } = open()

  act(() => {
    result.current.send(work)
    result.current.send(work)
  })
  await waitFor(() => expect(result.current.state.kind).toBe('judged'))
  act(() => result.current.send(work))
  await waitFor(() => expect(result.current.state.kind).toBe('judged'))

  expect(requests).toHaveLength(2)
})

test('work whose answer was lost is asked for under its own key as soon as the device is online again', async () => {
  let isAway = true
  const requests = answerCalls({ [call]: () => (isAway ? severed() : answer(verdict)) })
  const { result } = open()
  act(() => result.current.send(work))
  await waitFor(() => expect(result.current.state).toMatchObject({ kind: 'judging', isUnanswered: true }))

  isAway = false
  act(() => void window.dispatchEvent(new Event('online')))

  await waitFor(() => expect(result.current.state.kind).toBe('judged'))
  const [first, second] = await Promise.all(requests.map((request) => request.json()))
  expect(second).toEqual(first)
})

test('asking again too often waits as long as the server says', async () => {
  const answers = [severed, tooOften, () => answer(verdict)]
  const requests = answerCalls({ [call]: () => (answers.shift() ?? severed)() })
  const { result } = open()
  act(() => result.current.send(work))
  await waitFor(() => expect(result.current.state).toMatchObject({ isUnanswered: true }))

  act(() => void window.dispatchEvent(new Event('online')))

  // The server has answered, so the device is online.
  await waitFor(() => expect(result.current.state).toMatchObject({ kind: 'judging', isUnanswered: false }))
  expect(requests).toHaveLength(2)
  await waitFor(() => expect(result.current.state.kind).toBe('judged'), { timeout: 4000 })
  expect(requests).toHaveLength(3)
})

test('a refusal is shown at once, also one that comes after a lost answer', async () => {
  const answers = [severed, busy]
  answerCalls({ [call]: () => (answers.shift() ?? severed)() })
  const { result } = open()
  act(() => result.current.send(work))
  await waitFor(() => expect(result.current.state).toMatchObject({ isUnanswered: true }))

  act(() => void window.dispatchEvent(new Event('online')))

  await waitFor(() => expect(result.current.state).toMatchObject({ kind: 'failed', code: 'internal' }))
})

const proxyAlone = () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))

test.each([
  { what: 'a lost line', answered: severed, kind: 'judging' },
  { what: 'a proxy without its server', answered: proxyAlone, kind: 'failed' },
])('$what: after a minute the work is $kind', async ({ answered, ...each }) => {
  vi.useFakeTimers()
  answerCalls({ [call]: answered })
  const { result } = open()

  act(() => result.current.send(work))
  await act(() => vi.advanceTimersByTimeAsync(70_000))

  expect(result.current.state.kind).toBe(each.kind)
})

test('what was cancelled is not sent again when the line is back, nor by the next page', async () => {
  const requests = answerCalls({ [call]: severed })
  const { result, unmount } = open()
  act(() => result.current.send(work))
  await waitFor(() => expect(result.current.state).toMatchObject({ isUnanswered: true }))

  act(() => result.current.cancel())
  act(() => void window.dispatchEvent(new Event('online')))
  unmount()

  expect(open().result.current.state.kind).toBe('idle')
  expect(requests).toHaveLength(1)
})

test('a call that is still open when the page is left goes on in the next page under its own key', async () => {
  const first = answerCalls({ [call]: () => new Promise<Response>(() => {}) })
  const before = open()
  act(() => before.result.current.send(work))
  await waitFor(() => expect(first).toHaveLength(1))
  before.unmount()

  const second = answerCalls({ [call]: () => answer(verdict) })
  const after = open()
  await waitFor(() => expect(after.result.current.state.kind).toBe('judged'))

  expect(await second[0]?.json()).toEqual(await first[0]?.json())
})

test('a call that the leaving of the page ended goes on in the next page, too', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  answerCalls({ [call]: () => promise })
  const before = open()
  act(() => before.result.current.send(work))
  vi.useFakeTimers({ toFake: ['Date'] })
  window.dispatchEvent(new Event('beforeunload'))
  reject(new TypeError('fetch failed'))
  await waitFor(() => expect(before.result.current.state).toMatchObject({ isUnanswered: true }))
  before.unmount()

  answerCalls({ [call]: () => answer(verdict) })
  const after = open()
  await waitFor(() => expect(after.result.current.state.kind).toBe('judged'))
})

test('that no judge takes the work is asked for again and again, and so is that one has come', async () => {
  let lacksJudge = true
  answerCalls({ [call]: () => pending(true), 'GET /api/submission/result/s1': () => pending(lacksJudge) })
  const { result } = open()

  act(() => result.current.send(work))

  await waitFor(() => expect(result.current.state).toMatchObject({ lacksJudge: true }))
  lacksJudge = false
  await waitFor(() => expect(result.current.state).toMatchObject({ lacksJudge: false }))
})

const within = { problemId: 'problem-1', contest: { id: 'c1', letter: 'A' } }
const mine = { userId: 'user-1', ...within }
const told = {
  ...{
    _id: 's1',
    letter: 'A',
    language: 'python',
    mode: 'stdin',
    status: 'Wrong Answer',
    compileMessage: null,
  },
  limitsEnforced: false,
  ...{ at: '2026-11-22T18:00:00.000Z', minute: 3 },
}

test('in a contest work is submitted there, and its verdict is looked up among the own submissions', async () => {
  let isJudged = false
  const requests = answerCalls({
    'POST /api/contest/c1/problem/A/submit': () => pending(),
    'GET /api/contest/c1/submission': () => {
      const unjudged = { status: 'Judging', limitsEnforced: null }
      const submission = { ...told, ...(isJudged ? {} : unjudged), code: work.code }
      isJudged = true
      return answer([submission])
    },
  })
  const { result } = renderHook(() => useJudging(mine, () => {}))

  act(() => result.current.send(work))

  await waitFor(() => expect(result.current.state.kind).toBe('judged'))
  expect(result.current.state).toMatchObject({
    request: within,
    answer: { overallStatus: 'Wrong Answer', results: [], limitsEnforced: false },
  })
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
})

test('what somebody sent is not sent again in the name of whoever signs in next', async () => {
  answerCalls({ [call]: () => new Promise<Response>(() => {}) })
  const before = open()
  act(() => before.result.current.send(work))
  before.unmount()

  const requests = answerCalls({ [call]: () => answer(verdict) })

  expect(open('user-2').result.current.state.kind).toBe('idle')
  expect(requests).toEqual([])
  expect(open().result.current.state.kind).toBe('judging')
})

test('what is judged within a contest is not followed by the ordinary page of its problem', async () => {
  answerCalls({ 'POST /api/contest/c1/problem/A/submit': () => new Promise<Response>(() => {}) })
  const before = renderHook(() => useJudging(mine, () => {}))
  act(() => before.result.current.send(work))
  before.unmount()

  const requests = answerCalls({})

  expect(open().result.current.state.kind).toBe('idle')
  expect(requests).toEqual([])
})
