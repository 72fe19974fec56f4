import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const betweenMs = 300

/**
 * Asks the database again and again while it is away. Only for what may be done twice.
 * Throws what the query itself did wrong, and the signal's reason once that is aborted.
 */
export async function retryWhileAway<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
    signal.throwIfAborted()
    await sleep(betweenMs)
  }
}
