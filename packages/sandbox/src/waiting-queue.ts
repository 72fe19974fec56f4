import { makeRecentUse, type RecentUse } from './recent-use.ts'

/*
 * How it works
 *   take ─→ free thing, or the queue ─┐
 *   give back ─→ who is next? ────────┴─→ the claimant that has recently used least
 *                    └─ a claimant that gives back, has used less and probably returns in a moment: the thing is held for it
 * A claimant with many short turns is sometimes between two of them when a thing becomes free. If the thing went to a claimant
 * with long turns, the first one would wait for a whole long turn each time. The time for which a thing is held is charged to the
 * claimant it is held for. A share of the waiting time is subtracted from a claimant's use, so that newcomers cannot overtake it
 * for ever.
 */

/** Hands out things one at a time, in fair order. */
export interface WaitingQueue<Thing> {
  /** Rejects with the signal's reason if that is aborted while waiting. */
  readonly take: (signal?: AbortSignal, taker?: Taker) => Promise<Thing>
  readonly giveBack: (thing: Thing) => void
  /** Adds a thing. */
  readonly add: (thing: Thing) => void
  /** Removes a free thing that matches; null if there is none. */
  readonly drop: (isIt: (thing: Thing) => boolean) => Thing | null
  readonly freeCount: () => number
  /** Call it when less is reserved than before. */
  readonly serveFree: () => void
  /** Whether somebody waits, other than the claimant in `butBy` if that is given. */
  readonly isWanted: (butBy?: { readonly claimant: unknown }) => boolean
  /** Whether somebody waits to begin whose use is less than half of this claimant's. */
  readonly isWantedByLesser: (claimant: unknown) => boolean
  /**
   * Number of waiters that are unfairly delayed: those with less than half of the use of a claimant that holds a thing, and the
   * first waiter of each claimant that holds none.
   */
  readonly keptWaiting: () => number
}

export interface Taker {
  /** Takers without a claimant count as one. */
  readonly claimant?: unknown
  /** For work that was begun in an earlier turn and continues. */
  readonly hasBegun?: boolean
  /** Called while it holds a thing, when another claimant comes to wait to begin. */
  readonly onNewcomer?: () => void
}

export interface WaitingQueueOptions {
  /** The use accounts by which turns are ordered; several queues may share them. */
  readonly accounts?: RecentUse
  /**
   * Number of free things reserved for claimants that hold none and for those with less than half of a holder's use: these get
   * one at once, however much the others want.
   */
  readonly reserved?: () => number
}

/** How long a thing is held for a claimant that gave one back; longer than it takes to prepare the next box. */
const keptMs = 20
/** From this length of the other's turn on, it is better to hold the thing. */
const longTurnMs = 5 * keptMs
/**
 * The share of its waiting time that is subtracted from a claimant's use. With ten times as much, a claimant's next long program,
 * which waits as long as the previous one runs, would seem to have used nothing.
 */
const waitedShare = 0.1

interface Waiter<Thing> {
  readonly taker: Taker
  readonly since: number
  readonly accept: (thing: Thing) => void
}

interface HeldTurn {
  readonly taker: Taker
  readonly endTurn: () => void
}

interface ReservedThing<Thing> {
  readonly claimant: unknown
  readonly endTurn: () => void
  readonly thing: Thing
  readonly timer: NodeJS.Timeout
}

/** Makes a queue for these things and those that are added later. */
export function makeWaitingQueue<Thing>(
  things: readonly Thing[],
  { accounts = makeRecentUse(), reserved = () => 0 }: WaitingQueueOptions = {},
): WaitingQueue<Thing> {
  const free = [...things]
  const waiting: Waiter<Thing>[] = []
  const expected: ReservedThing<Thing>[] = []
  const held = new Map<Thing, HeldTurn>()

  const holders = () => new Set([...held.values()].map(({ taker }) => taker.claimant))
  /** A claimant that has used less than this has used little. */
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
  /** The waiter that would be served if `count` things were free. */
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
  const endKeeping = (entry: ReservedThing<Thing>) => {
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
  /** Heaviest users first. */
  const tellHolders = (newcomer: Taker) => {
    const now = performance.now()
    const usedMs = ({ taker }: HeldTurn) => accounts.usedMs(taker.claimant, now)
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
