import { setTimeout as delay } from 'node:timers/promises'
import type { Scoreboard } from '@codedojo/contract'
import { type Database, listen } from '@codedojo/db'
import type { ScoreboardAudience, Scoreboards } from '../../../services/scoreboards.ts'
import { computeScoreboard } from './compute-scoreboard.ts'
import { readScoreboardInput } from './read-scoreboard-input.ts'

/*
 * How it works: hundreds of pages ask for a board in the moment in which it changes. One computation answers all that ask
 * while it is fresh: until the database announces something new of the contest, and no longer than a second, because the clock
 * changes boards, too. The next one begins a second after the last at the earliest, and whoever asks in between waits for it, so that
 * nobody who was told of a change is given what was before it.
 */

const betweenMs = 1000
/** A board of a contest that is over stays until something is announced; a name or a picture may be as old as that. */
const overFreshMs = 60_000

interface Kept {
  readonly contestId: string
  readonly startedAt: number
  readonly board: Promise<Scoreboard | null>
  freshMs: number
  next: Promise<Scoreboard | null> | null
}

export function cacheScoreboards(database: Database): Scoreboards {
  const kept = new Map<string, Kept>()
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
    const one: Kept = { contestId, startedAt: performance.now(), board, freshMs: betweenMs, next: null }
    kept.set(key, one)
    read.then(
      (found) => {
        // What was announced while it was computed has made it old already.
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
      // While nothing is heard, nothing is known to be fresh.
      if (ageMs < last.freshMs && listener.isConnected()) return last.board
      if (ageMs >= betweenMs) return last.next ?? start(contestId, audience)
      last.next ??= delay(betweenMs - ageMs).then(() => start(contestId, audience))
      return last.next
    },
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

/** What nobody has asked for in a while takes no memory. */
function forgetOld(kept: Map<string, Kept>): void {
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
