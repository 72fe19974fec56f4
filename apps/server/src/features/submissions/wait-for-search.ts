import type { Context } from '../../context.ts'
import { dropQueuedSearch } from './smallest-queries.ts'

const answerWithinMs = 60_000

/** Resolves when the search has ended, a minute is over, or `gone` says that whoever waited has left. */
export type WaitForSearch = (id: string, gone: AbortSignal) => Promise<void>

/**
 * Waits for searches and takes one that is not begun out of the queue when the last who waited for it has left. The pages
 * that share a search belong to one person, and mostly to one server, which knows of no others.
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
    // The wait above need not go on until the next look.
    jobs.touched(id)
  }
}
