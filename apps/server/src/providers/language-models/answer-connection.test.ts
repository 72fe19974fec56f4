import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnswerConnection } from './answer-connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () =>
  openAnswerConnection(
    new AbortController().signal,
    { silenceMs: 1000, answerMs: 2000, retryMs: 1 },
    'The service',
  )
const after = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('a word'), ms))

test('a reader who takes their time does not count as silence', async () => {
  using line = open()
  await line.wait(Promise.resolve('a word'), { isEnding: false })

  await vi.advanceTimersByTimeAsync(60_000)
  const next = line.wait(after(900), { isEnding: false })
  await vi.advanceTimersByTimeAsync(900)

  expect(await next).toBe('a word')
})

test.each([
  ['at once', 0, 'The service was silent for 1 s.'],
  ['after words that took nearly all of its time', 1900, 'The service was silent for 0 s.'],
])('a service that falls silent %s is left', async (_, takenMs, message) => {
  using line = open()
  for (let ms = 0; ms < takenMs; ms += 950) {
    const word = line.wait(after(950), { isEnding: false })
    await vi.advanceTimersByTimeAsync(950)
    await word
  }

  const waited = expect(line.wait(new Promise(() => undefined), { isEnding: false })).rejects.toThrow(message)
  await vi.advanceTimersByTimeAsync(1000)

  await waited
})
