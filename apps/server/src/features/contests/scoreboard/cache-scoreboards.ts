import { setTimeout as delay } from 'node:timers/promises'
import type { Scoreboard } from '@codedojo/contract'
import { type Database, listen } from '@codedojo/db'
import type { ScoreboardAudience, Scoreboards } from '../../../services/scoreboards.ts'
import { computeScoreboard } from './compute-scoreboard.ts'
import { readScoreboardInput } from './read-scoreboard-input.ts'

/*
 * How it works: hundreds of pages request a scoreboard at the moment in which it changes. One computation answers all
 * requests while it is fresh: until the database announces a change, and for a second at most, because scoreboards also
 * change with the clock. The next computation starts a second after the previous one at the earliest. Requests in
 * between wait for it, so that nobody who was notified of a change gets the state before it.
 */

const betweenMs = 1000
/**
 * How long the scoreboard of a finished contest is cached, unless a change is announced; a name or picture may be that
 * old.
 */
const overFreshMs = 60_000

interface CachedScoreboard {
  readonly contestId: string
  readonly startedAt: number
  readonly board: Promise<Scoreboard | null>
  freshMs: number
  next: Promise<Scoreboard | null> | null
}

export function cacheScoreboards(database: Database): Scoreboards {
  const kept = new Map<string, CachedScoreboard>()
  const outdate = (contestId: string | null) => {
    for (const one of kept.values()) if (contestId === null || one.contestId === contestId) one.freshMs = 0
  }
  const listener = listen(database, {
    channel: 'contest',
    onNotification: (note) => outdate(note.slice(0, note.indexOf(':'))),
    onGap: () => outdate(null),
  })

  const start = (contestId: string, audience: ScoreboardAudience): Promise<Scoreboard | null> => {
    const key = `${audience} ${contestId}`
    forgetOld(kept)
    const read = readScoreboard(database, { contestId, audience })
    const board = read.then((found) => found?.board ?? null)
    const one: CachedScoreboard = {
      contestId,
      startedAt: performance.now(),
      board,
      freshMs: betweenMs,
      next: null,
    }
    kept.set(key, one)
    read.then(
      (found) => {
        // `freshMs` is 0 when a change was announced during the computation: the result is then stale already.
        if (found?.isOver && one.freshMs > 0) one.freshMs = overFreshMs
      },
      () => kept.delete(key),
    )
    return board
  }

  return {
    read: (contestId, audience) => {
      const last = kept.get(`${audience} ${contestId}`)
      if (!last) return start(contestId, audience)
      const ageMs = performance.now() - last.startedAt
      // While the subscription is down, nothing counts as fresh.
      if (ageMs < last.freshMs && listener.isConnected()) return last.board
      if (ageMs >= betweenMs) return last.next ?? start(contestId, audience)
      last.next ??= delay(betweenMs - ageMs).then(() => start(contestId, audience))
      return last.next
    },
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

/** Evicts scoreboards that were not requested for a while. */
function forgetOld(kept: Map<string, CachedScoreboard>): void {
  const oldest = performance.now() - overFreshMs
  for (const [key, { startedAt }] of kept) if (startedAt < oldest) kept.delete(key)
}

async function readScoreboard(
  database: Database,
  { contestId, audience }: { readonly contestId: string; readonly audience: ScoreboardAudience },
): Promise<{ readonly board: Scoreboard; readonly isOver: boolean } | null> {
  const read = await readScoreboardInput(database, contestId)
  if (!read) return null
  const { input, at } = read
  return { board: computeScoreboard(input, { audience, at }), isOver: input.contest.endsAt <= at }
}
