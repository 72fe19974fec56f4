import { vi } from 'vitest'

/** As `expect.poll` has it in vitest.config.ts. */
const leastMs = 30_000

const { waitFor, waitUntil } = vi
type Options = Parameters<typeof waitFor>[1]

// What is waited for comes within milliseconds, unless the machine has other things to do. Vitest gives it one second, for
// which it has no setting.
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient(given: Options) {
  const options = typeof given === 'number' ? { timeout: given } : given
  return { ...options, timeout: Math.max(options?.timeout ?? 0, leastMs) }
}
