import { expect, test, vi } from 'vitest'
import { memoizeAsync } from './memoize-async.ts'

test('what could not be made is tried again, and what was made is kept', async () => {
  const make = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('The disk was away.'))
  const get = memoizeAsync(make)

  await expect(get()).rejects.toThrow('The disk was away.')
  const [first, second] = await Promise.all([get(), get()])

  expect(first).toBe(second)
  expect(make).toHaveBeenCalledTimes(2)
})
