import { makeRecentUse, type RecentUse } from './recent-use.ts'

/*
 * How it works
 *   take ─→ free thing, or the line ─┐
 *   give back ─→ who may be next? ───┴─→ whose claimant has used least of late
 *                     └─ whoever gives back, has used less, and is likely back in a moment: the thing waits for it
 * A claimant with many short turns is now and then between two of them just when something is free. Given to a claimant whose
 * turns are long, it would be away for such a turn each time. The time in which a thing waits counts as used by whom it waits for.
 * A share of the time for which somebody waits is taken off: whatever it has used, from then on nobody who comes much later goes
 * before it.
 */

/** Hands out things one at a time, in fair turns. */
export interface WaitingQueue<Thing> {
  /** Rejects with the signal's reason when it is aborted while waiting. */
  readonly take: (signal?: AbortSignal, taker?: Taker) => Promise<Thing>
  readonly giveBack: (thing: Thing) => void
  /** One more of them. */
  readonly add: (thing: Thing) => void
  /** One less, of those that are free; null when there is no such one. */
  readonly drop: (isIt: (thing: Thing) => boolean) => Thing | null
  readonly freeCount: () => number
  /** To be called when less is reserved than before. */
  readonly serveFree: () => void
  /** Whether somebody waits, other than this claimant if one is named. */
  readonly isWanted: (butBy?: { readonly claimant: unknown }) => boolean
  /** Whether somebody waits to begin who has used less than half of what this claimant has. */
  readonly isWantedByLesser: (claimant: unknown) => boolean
  /**
   * How many waiters are kept waiting by those who should not go before them: who has used less than half of what somebody has who
   * holds one, and the first of each claimant that holds nothing.
   */
  readonly keptWaiting: () => number
}

export interface Taker {
  /** Takers without a claimant are one together. */
  readonly claimant?: unknown
  /** For something that was begun in an earlier turn, and goes on in this one. */
  readonly hasBegun?: boolean
  /** Called while it holds what it took, when another claimant comes to wait to begin. */
  readonly onNewcomer?: () => void
}

export interface WaitingQueueOptions {
  /** By whom turns go, and who counts them; several lines may share some. */
  readonly accounts?: RecentUse
  /**
   * How many free things are now for nobody who holds one already, but for those who have used less than half of what somebody has who
   * holds one: they are had at once, however much the others want.
   */
  readonly reserved?: () => number
}

/** How long a thing is kept for a claimant that gave it back: longer than it takes to make the next box ready. */
const keptMs = 20
/** From here on a turn is so long that it is better waited for the other one. */
const longTurnMs = 5 * keptMs
/**
 * With ten times as much, the next of somebody's own long programs, which waits for as long as the one before it runs, would
 * come out as if nothing had been used.
 */
const waitedShare = 0.1

interface Waiter<Thing> {
  readonly taker: Taker
  readonly since: number
  readonly accept: (thing: Thing) => void
}

interface Holding {
  readonly taker: Taker
  readonly endTurn: () => void
}

interface Expected<Thing> {
  readonly claimant: unknown
  readonly endTurn: () => void
  readonly thing: Thing
  readonly timer: NodeJS.Timeout
}

/** A line for these things and those that are added. */
export function makeWaitingQueue<Thing>(
  things: readonly Thing[],
  { accounts = makeRecentUse(), reserved = () => 0 }: WaitingQueueOptions = {},
): WaitingQueue<Thing> {
  const free = [...things]
  const waiting: Waiter<Thing>[] = []
  const expected: Expected<Thing>[] = []
  const held = new Map<Thing, Holding>()

  const holders = () => new Set([...held.values()].map(({ taker }) => taker.claimant))
  /** Whoever has used less than this has used little. */
  const littleAt = (now: number) =>
    Math.max(0, ...[...holders()].map((claimant) => accounts.usedMs(claimant, now))) / 2
  const mayHave = (
    { claimant }: Taker,
    { count, spare }: { readonly count: number; readonly spare: number },
  ) => {
    if (count > spare || !holders().has(claimant)) return true
    const now = performance.now()
    return accounts.usedMs(claimant, now) < littleAt(now)
  }
  const rankAt = (now: number, { taker, since }: Waiter<Thing>) =>
    accounts.usedMs(taker.claimant, now) - waitedShare * (now - since)
  /** Who would be served if so many things were free. */
  const next = (count: number): Waiter<Thing> | undefined => {
    const now = performance.now()
    const spare = reserved()
    const able = waiting.filter(({ taker }) => mayHave(taker, { count, spare }))
    const ranks = able.map((waiter) => rankAt(now, waiter))
    return able[ranks.indexOf(Math.min(...ranks))]
  }
  const handOver = (thing: Thing, { taker, accept }: Pick<Waiter<Thing>, 'taker' | 'accept'>) => {
    held.set(thing, { taker, endTurn: accounts.begin(taker.claimant) })
    accept(thing)
  }
  const serveFree = () => {
    for (;;) {
      const waiter = free.length > 0 ? next(free.length) : undefined
      const thing = waiter && free.shift()
      if (!waiter || thing === undefined) return
      waiting.splice(waiting.indexOf(waiter), 1)
      handOver(thing, waiter)
    }
  }
  const serve = (thing: Thing) => {
    free.push(thing)
    serveFree()
  }
  const endKeeping = (entry: Expected<Thing>) => {
    clearTimeout(entry.timer)
    expected.splice(expected.indexOf(entry), 1)
    entry.endTurn()
  }
  const keepFor = (claimant: unknown, thing: Thing) => {
    const timer = setTimeout(() => {
      endKeeping(entry)
      serve(thing)
    }, keptMs)
    const entry = { claimant, thing, timer, endTurn: accounts.begin(claimant) }
    expected.push(entry)
  }
  /** Those who have used most first. */
  const tellHolders = (newcomer: Taker) => {
    const now = performance.now()
    const usedMs = ({ taker }: Holding) => accounts.usedMs(taker.claimant, now)
    const others = [...held.values()].filter(({ taker }) => taker.claimant !== newcomer.claimant)
    for (const { taker } of others.sort((a, b) => usedMs(b) - usedMs(a))) taker.onNewcomer?.()
  }
  const isWorthExpecting = (claimant: unknown) => {
    const other = next(free.length + 1)
    if (!other || waiting.some(({ taker }) => taker.claimant === claimant)) return false
    const now = performance.now()
    const hasUsedLess = accounts.usedMs(claimant, now) < rankAt(now, other)
    return hasUsedLess && accounts.turnMs(other.taker.claimant, now) >= longTurnMs
  }
  const endTurnOf = (thing: Thing): Taker => {
    const holding = held.get(thing)
    if (!holding) throw new Error('What is given back was not taken.')
    held.delete(thing)
    holding.endTurn()
    return holding.taker
  }
  return {
    add: serve,
    drop: (isIt) => {
      const at = free.findIndex(isIt)
      return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
    },
    freeCount: () => free.length,
    serveFree,
    isWanted: (butBy) =>
      waiting.some(({ taker }) => butBy === undefined || taker.claimant !== butBy.claimant),
    isWantedByLesser: (claimant) => {
      const now = performance.now()
      const bound = accounts.usedMs(claimant, now) / 2
      return waiting.some(
        ({ taker }) =>
          !taker.hasBegun && taker.claimant !== claimant && accounts.usedMs(taker.claimant, now) < bound,
      )
    },
    keptWaiting: () => {
      const now = performance.now()
      const [holding, little] = [holders(), littleAt(now)]
      const claimants = waiting.map(({ taker }) => taker.claimant)
      const isLesser = (claimant: unknown) => accounts.usedMs(claimant, now) < little
      const others = claimants.filter((claimant) => !isLesser(claimant) && !holding.has(claimant))
      return claimants.filter(isLesser).length + new Set(others).size
    },
    take: (signal, taker = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const kept = expected.find(({ claimant }) => claimant === taker.claimant)
        if (kept) {
          endKeeping(kept)
          return handOver(kept.thing, { taker, accept: resolve })
        }
        const mayHaveOne = mayHave(taker, { count: free.length, spare: reserved() })
        const thing = mayHaveOne ? free.shift() : undefined
        if (thing !== undefined) return handOver(thing, { taker, accept: resolve })
        const leave = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal?.reason)
        }
        const accept = (given: Thing) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        }
        const waiter = { taker, since: performance.now(), accept }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(waiter)
        if (!taker.hasBegun) tellHolders(taker)
      }),
    giveBack: (thing) => {
      const { claimant } = endTurnOf(thing)
      if (isWorthExpecting(claimant)) keepFor(claimant, thing)
      else serve(thing)
    },
  }
}
