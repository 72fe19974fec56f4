import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const betweenMs = 300

/**
 * Retries a query while the database is unavailable. Use it only for idempotent queries. Throws errors of the query itself, and
 * the signal's reason once that is aborted.
 */
export async function retryWhileUnavailable<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    signal.throwIfAborted()
    await sleep(betweenMs)
  }
}
