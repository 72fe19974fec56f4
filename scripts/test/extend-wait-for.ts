import { vi } from 'vitest'

/** The same time-out as for `expect.poll` in vitest.config.ts. */
const minMs = 30_000

const { waitFor, waitUntil } = vi
type Options = Parameters<typeof waitFor>[1]

// Normally the condition holds within milliseconds, unless the machine is busy. Vitest's default is one second and cannot be
// configured.
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient(given: Options) {
  const options = typeof given === 'number' ? { timeout: given } : given
  return { ...options, timeout: Math.max(options?.timeout ?? 0, minMs) }
}
