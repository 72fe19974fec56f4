import type { Context } from '../../context.ts'
import { dropQueuedSearch } from './smallest-queries.ts'

const answerWithinMs = 60_000

/** Resolves when the search has ended, after a minute, or when `gone` is aborted because the caller disconnected. */
export type WaitForSearch = (id: string, gone: AbortSignal) => Promise<void>

/**
 * Waits for searches, and removes one that has not started from the queue when its last caller has disconnected.
 * Callers of a search belong to one person, and mostly to one server; other servers' callers are unknown.
 */
export function makeWaitForSearch({ database, jobs }: Context): WaitForSearch {
  const waiting = new Map<string, number>()
  const waitersOf = (id: string) => waiting.get(id) ?? 0
  const leave = (id: string) => {
    const left = waitersOf(id) - 1
    if (left > 0) waiting.set(id, left)
    else waiting.delete(id)
  }
  return async (id, gone) => {
    waiting.set(id, waitersOf(id) + 1)
    const { promise: hasLeft, resolve } = Promise.withResolvers<boolean>()
    gone.addEventListener('abort', () => resolve(true), { once: true })
    if (gone.aborted) resolve(true)
    try {
      if (!(await Promise.race([hasLeft, jobs.untilDone(id, answerWithinMs).then(() => false)]))) return
    } finally {
      leave(id)
    }
    if (waitersOf(id) > 0) return
    await dropQueuedSearch(database, id)
    // Ends the wait above at once, before its next poll.
    jobs.touched(id)
  }
}
