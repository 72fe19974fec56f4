import { afterEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

afterEach(() => vi.useRealTimers())

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('what has failed is asked for again after a pause, which grows', async () => {
  vi.useFakeTimers()
  const load = vi.fn(broken)
  void loadWithRetry(load)

  await vi.advanceTimersByTimeAsync(600)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(400)
  expect(load).toHaveBeenCalledTimes(3)
})

test('what has failed is asked for at once when the device is online again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(broken).mockResolvedValue('there')
  const loaded = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(0)

  window.dispatchEvent(new Event('online'))

  expect(await loaded).toBe('there')
})
