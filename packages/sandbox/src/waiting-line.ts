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
export interface WaitingLine<Thing> {
  /** Rejects with the signal's reason when it is aborted while waiting. */
  readonly take: (signal?: AbortSignal, taker?: Taker) => Promise<Thing>
  readonly giveBack: (thing: Thing) => void
  /** One more of them. */
  readonly add: (thing: Thing) => void
  /** One less: ends the turn of what was taken, and gives it to nobody. */
  readonly drop: (thing: Thing) => void
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
}

/** How long a thing waits for a claimant that gave it back: longer than it takes to make the next box ready. */
const expectedMs = 20
/** From here on a turn is so long that it is better waited for the other one. */
const longTurnMs = 5 * expectedMs
/**
 * With ten times as much, the next of somebody's own long programs, which waits for as long as the one before it runs, would
 * come out as if nothing had been used.
 */
const waitedShare = 0.1

interface Waiter<Thing> {
  readonly claimant: unknown
  readonly hasBegun: boolean
  readonly since: number
  readonly accept: (thing: Thing) => void
}

interface Holding {
  readonly claimant: unknown
  readonly endTurn: () => void
}

interface Expected<Thing> extends Holding {
  readonly thing: Thing
  readonly timer: NodeJS.Timeout
}

/** A line whose turns go by these accounts and are counted in them; several may share some. */
export function makeWaitingLine<Thing>(
  things: readonly Thing[],
  accounts: RecentUse = makeRecentUse(),
): WaitingLine<Thing> {
  const free = [...things]
  const waiting: Waiter<Thing>[] = []
  const expected: Expected<Thing>[] = []
  const held = new Map<Thing, Holding>()

  const rankAt = (now: number, { claimant, since }: Waiter<Thing>) =>
    accounts.usedMs(claimant, now) - waitedShare * (now - since)
  const next = (): Waiter<Thing> | undefined => {
    const now = performance.now()
    const ranks = waiting.map((waiter) => rankAt(now, waiter))
    return waiting[ranks.indexOf(Math.min(...ranks))]
  }
  const handOver = (thing: Thing, { claimant, accept }: Pick<Waiter<Thing>, 'claimant' | 'accept'>) => {
    held.set(thing, { claimant, endTurn: accounts.begin(claimant) })
    accept(thing)
  }
  const serve = (thing: Thing) => {
    const waiter = next()
    if (waiter === undefined) {
      free.push(thing)
      return
    }
    waiting.splice(waiting.indexOf(waiter), 1)
    handOver(thing, waiter)
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
    }, expectedMs)
    const entry = { claimant, thing, timer, endTurn: accounts.begin(claimant) }
    expected.push(entry)
  }
  const isWorthExpecting = (claimant: unknown) => {
    const other = next()
    if (!other || waiting.some((waiter) => waiter.claimant === claimant)) return false
    const now = performance.now()
    const hasUsedLess = accounts.usedMs(claimant, now) < rankAt(now, other)
    return hasUsedLess && accounts.turnMs(other.claimant, now) >= longTurnMs
  }
  const endTurnOf = (thing: Thing): Holding => {
    const holding = held.get(thing)
    if (!holding) throw new Error('What is given back was not taken.')
    held.delete(thing)
    holding.endTurn()
    return holding
  }
  return {
    add: serve,
    drop: endTurnOf,
    isWanted: (butBy) => waiting.some(({ claimant }) => butBy === undefined || claimant !== butBy.claimant),
    isWantedByLesser: (claimant) => {
      const now = performance.now()
      const bound = accounts.usedMs(claimant, now) / 2
      return waiting.some(
        (other) =>
          !other.hasBegun && other.claimant !== claimant && accounts.usedMs(other.claimant, now) < bound,
      )
    },
    keptWaiting: () => {
      const now = performance.now()
      const holders = new Set([...held.values()].map(({ claimant }) => claimant))
      const bound = Math.max(0, ...[...holders].map((claimant) => accounts.usedMs(claimant, now))) / 2
      const lesser = waiting.filter(({ claimant }) => accounts.usedMs(claimant, now) < bound)
      const others = waiting.filter((waiter) => !lesser.includes(waiter) && !holders.has(waiter.claimant))
      return lesser.length + new Set(others.map(({ claimant }) => claimant)).size
    },
    take: (signal, { claimant, hasBegun = false } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const kept = expected.find((each) => each.claimant === claimant)
        if (kept) {
          endKeeping(kept)
          return handOver(kept.thing, { claimant, accept: resolve })
        }
        const thing = free.shift()
        if (thing !== undefined) return handOver(thing, { claimant, accept: resolve })
        const leave = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal?.reason)
        }
        const accept = (given: Thing) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        }
        const waiter = { claimant, hasBegun, since: performance.now(), accept }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(waiter)
      }),
    giveBack: (thing) => {
      const holding = endTurnOf(thing)
      if (isWorthExpecting(holding.claimant)) keepFor(holding.claimant, thing)
      else serve(thing)
    },
  }
}
