import { makeRecentUse, type RecentUse } from './recent-use.ts'

/*
 * How it works
 *   take ─→ free resource, or the queue ─┐
 *   give back ─→ who is next? ───────────┴─→ the claimant that has recently used least
 *                    └─ a claimant that gives back, has used less and probably returns in a moment: the resource is held for it
 * A claimant with many short turns is sometimes between two of them when a resource becomes free. If the resource went to a
 * claimant with long turns, the first one would wait for a whole long turn each time. The time for which a resource is held is
 * charged to the claimant it is held for. A share of the waiting time is subtracted from a claimant's use, so that newcomers
 * cannot overtake it for ever.
 */

/** Hands out resources one at a time, in fair order. */
export interface WaitingQueue<Resource> {
  /** Rejects with the signal's reason if that is aborted while waiting. */
  readonly take: (signal?: AbortSignal, taker?: Taker) => Promise<Resource>
  readonly giveBack: (resource: Resource) => void
  /** Adds a resource. */
  readonly add: (resource: Resource) => void
  /** Removes a free resource that matches; null if there is none. */
  readonly drop: (isIt: (resource: Resource) => boolean) => Resource | null
  readonly freeCount: () => number
  /** Call it when less is reserved than before. */
  readonly serveFree: () => void
  /** Whether somebody waits; the claimant in `except`, if given, does not count. */
  readonly isWanted: (except?: { readonly claimant: unknown }) => boolean
  /** Whether somebody waits to begin whose use is less than half of this claimant's. */
  readonly isWantedByLesser: (claimant: unknown) => boolean
  /**
   * Number of waiters that are unfairly delayed: those with less than half of the use of a claimant that holds a resource, and
   * the first waiter of each claimant that holds none.
   */
  readonly keptWaiting: () => number
}

export interface Taker {
  /** Takers without a claimant count as one. */
  readonly claimant?: unknown
  /** For work that was begun in an earlier turn and continues. */
  readonly hasBegun?: boolean
  /** Called while it holds a resource, when another claimant comes to wait to begin. */
  readonly onNewcomer?: () => void
}

export interface WaitingQueueOptions {
  /** The use accounts by which turns are ordered; several queues may share them. */
  readonly accounts?: RecentUse
  /**
   * Number of free resources reserved for claimants that hold none and for those with less than half of a holder's use: these
   * get one at once, however much the others want.
   */
  readonly reserved?: () => number
}

/** How long a resource is held for a claimant that gave one back; longer than it takes to prepare the next box. */
const keptMs = 20
/** From this length of the other's turn on, it is better to hold the resource. */
const longTurnMs = 5 * keptMs
/**
 * The share of its waiting time that is subtracted from a claimant's use. With ten times as much, a claimant's next long program,
 * which waits as long as the previous one runs, would seem to have used nothing.
 */
const waitedShare = 0.1

interface Waiter<Resource> {
  readonly taker: Taker
  readonly since: number
  readonly accept: (resource: Resource) => void
}

interface HeldTurn {
  readonly taker: Taker
  readonly endTurn: () => void
}

interface ReservedResource<Resource> {
  readonly claimant: unknown
  readonly endTurn: () => void
  readonly resource: Resource
  readonly timer: NodeJS.Timeout
}

/** Makes a queue for these resources and those that are added later. */
export function makeWaitingQueue<Resource>(
  resources: readonly Resource[],
  { accounts = makeRecentUse(), reserved = () => 0 }: WaitingQueueOptions = {},
): WaitingQueue<Resource> {
  const free = [...resources]
  const waiting: Waiter<Resource>[] = []
  const expected: ReservedResource<Resource>[] = []
  const held = new Map<Resource, HeldTurn>()

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
  const rankAt = (now: number, { taker, since }: Waiter<Resource>) =>
    accounts.usedMs(taker.claimant, now) - waitedShare * (now - since)
  /** The waiter that would be served if `count` resources were free. */
  const next = (count: number): Waiter<Resource> | undefined => {
    const now = performance.now()
    const spare = reserved()
    const able = waiting.filter(({ taker }) => mayHave(taker, { count, spare }))
    const ranks = able.map((waiter) => rankAt(now, waiter))
    return able[ranks.indexOf(Math.min(...ranks))]
  }
  const handOver = (resource: Resource, { taker, accept }: Pick<Waiter<Resource>, 'taker' | 'accept'>) => {
    held.set(resource, { taker, endTurn: accounts.begin(taker.claimant) })
    accept(resource)
  }
  const serveFree = () => {
    for (;;) {
      const waiter = free.length > 0 ? next(free.length) : undefined
      const resource = waiter && free.shift()
      if (!waiter || resource === undefined) return
      waiting.splice(waiting.indexOf(waiter), 1)
      handOver(resource, waiter)
    }
  }
  const serve = (resource: Resource) => {
    free.push(resource)
    serveFree()
  }
  const endKeeping = (entry: ReservedResource<Resource>) => {
    clearTimeout(entry.timer)
    expected.splice(expected.indexOf(entry), 1)
    entry.endTurn()
  }
  const keepFor = (claimant: unknown, resource: Resource) => {
    const timer = setTimeout(() => {
      endKeeping(entry)
      serve(resource)
    }, keptMs)
    const entry = { claimant, resource, timer, endTurn: accounts.begin(claimant) }
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
  const endTurnOf = (resource: Resource): Taker => {
    const holding = held.get(resource)
    if (!holding) throw new Error('What is given back was not taken.')
    held.delete(resource)
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
    isWanted: (except) =>
      waiting.some(({ taker }) => except === undefined || taker.claimant !== except.claimant),
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
          return handOver(kept.resource, { taker, accept: resolve })
        }
        const mayHaveOne = mayHave(taker, { count: free.length, spare: reserved() })
        const resource = mayHaveOne ? free.shift() : undefined
        if (resource !== undefined) return handOver(resource, { taker, accept: resolve })
        const leave = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal?.reason)
        }
        const accept = (given: Resource) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        }
        const waiter = { taker, since: performance.now(), accept }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(waiter)
        if (!taker.hasBegun) tellHolders(taker)
      }),
    giveBack: (resource) => {
      const { claimant } = endTurnOf(resource)
      if (isWorthExpecting(claimant)) keepFor(claimant, resource)
      else serve(resource)
    },
  }
}
