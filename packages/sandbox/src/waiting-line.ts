/*
 * How it works
 *   take ─→ free thing, or the line ─┐
 *   give back ─→ who may be next? ───┴─→ whose claimant has had things for the shortest time of late
 *                     └─ whoever gives back, has had less, and is likely back in a moment: the thing waits for it
 * A claimant with many short turns is now and then between two of them just when something is free. Given to a claimant whose
 * turns are long, it would be away for such a turn each time. The time in which a thing waits counts as used by whom it waits for.
 * Of what was used half is forgotten in `halfLifeMs`, also while somebody is away: who wants little goes before those who have
 * had much, whenever it comes. A share of the time for which somebody waits is taken off: who has used a second goes before
 * whoever comes ten seconds later, so that nobody waits for ever, however many others come.
 */

/** Hands out things one at a time, in fair turns. */
export interface WaitingLine<Thing> {
  /** Takers without a claimant are one together. Rejects with the signal's reason when it is aborted while waiting. */
  readonly take: (signal?: AbortSignal, claimant?: unknown) => Promise<Thing>
  readonly giveBack: (thing: Thing) => void
}

/** How long a thing waits for a claimant that gave it back: longer than it takes to make the next box ready. */
const expectedMs = 20
/** From here on a turn is so long that it is better waited for the other one. */
const longTurnMs = 5 * expectedMs
/** Longer than nearly all submissions take, and shorter than anybody likes to wait. */
const halfLifeMs = 5000
/** Small, because the next of somebody's own long programs waits for as long as the one before it runs. */
const waitedShare = 0.1
/** What is left of a claimant's use when it is forgotten. */
const nothingMs = 1

interface Waiter<Thing> {
  readonly claimant: unknown
  readonly since: number
  readonly accept: (thing: Thing) => void
}

interface Holding {
  readonly claimant: unknown
  readonly since: number
}

interface Expected<Thing> {
  readonly claimant: unknown
  readonly thing: Thing
  readonly since: number
  readonly timer: NodeJS.Timeout
}

interface Account {
  /** What was left, at `countedAt`, of all its use but that of what is held now. */
  usedMs: number
  countedAt: number
  lastTurnMs: number
}

export function makeWaitingLine<Thing>(things: readonly Thing[]): WaitingLine<Thing> {
  const free = [...things]
  const waiting: Waiter<Thing>[] = []
  const expected: Expected<Thing>[] = []
  const held = new Map<Thing, Holding>()
  /** Of each claimant that holds, waits or is expected, or has lately. */
  const accounts = new Map<unknown, Account>()

  const turnsAt = (now: number, claimant: unknown) =>
    [...held.values()].flatMap((each) => (each.claimant === claimant ? [now - each.since] : []))
  const useAt = (now: number, claimant: unknown) =>
    turnsAt(now, claimant).reduce((sum, ms) => sum + ms, leftAt(now, accounts.get(claimant)))
  const rankAt = (now: number, { claimant, since }: Waiter<Thing>) =>
    useAt(now, claimant) - waitedShare * (now - since)
  const isThere = (claimant: unknown) =>
    [...held.values(), ...waiting, ...expected].some((each) => each.claimant === claimant)
  const join = (claimant: unknown) => {
    if (accounts.has(claimant)) return
    const now = performance.now()
    for (const [known, account] of accounts)
      if (leftAt(now, account) < nothingMs && !isThere(known)) accounts.delete(known)
    accounts.set(claimant, { usedMs: 0, countedAt: now, lastTurnMs: 0 })
  }
  const next = (): Waiter<Thing> | undefined => {
    const now = performance.now()
    const ranks = waiting.map((waiter) => rankAt(now, waiter))
    return waiting[ranks.indexOf(Math.min(...ranks))]
  }
  const handOver = (thing: Thing, { claimant, accept }: Omit<Waiter<Thing>, 'since'>) => {
    held.set(thing, { claimant, since: performance.now() })
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
  const charge = (claimant: unknown, ms: number) => {
    const account = accounts.get(claimant)
    if (!account) return
    const now = performance.now()
    account.usedMs = leftAt(now, account) + ms
    account.countedAt = now
  }
  const endKeeping = (entry: Expected<Thing>) => {
    clearTimeout(entry.timer)
    expected.splice(expected.indexOf(entry), 1)
    charge(entry.claimant, performance.now() - entry.since)
  }
  const keepFor = (claimant: unknown, thing: Thing) => {
    const timer = setTimeout(() => {
      endKeeping(entry)
      serve(thing)
    }, expectedMs)
    const entry = { claimant, thing, since: performance.now(), timer }
    expected.push(entry)
  }
  const isWorthExpecting = (claimant: unknown) => {
    const other = next()
    if (!other || waiting.some((waiter) => waiter.claimant === claimant)) return false
    const now = performance.now()
    const longestTurnMs = Math.max(
      accounts.get(other.claimant)?.lastTurnMs ?? 0,
      ...turnsAt(now, other.claimant),
    )
    return useAt(now, claimant) < rankAt(now, other) && longestTurnMs >= longTurnMs
  }
  return {
    take: (signal, claimant) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        join(claimant)
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
        const waiter = { claimant, since: performance.now(), accept }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(waiter)
      }),
    giveBack: (thing) => {
      const holding = held.get(thing)
      if (!holding) throw new Error('What is given back was not taken.')
      const { claimant, since } = holding
      const lastTurnMs = performance.now() - since
      held.delete(thing)
      charge(claimant, lastTurnMs)
      const account = accounts.get(claimant)
      if (account) account.lastTurnMs = lastTurnMs
      if (isWorthExpecting(claimant)) keepFor(claimant, thing)
      else serve(thing)
    },
  }
}

function leftAt(now: number, account: Account | undefined): number {
  return account ? account.usedMs * 0.5 ** ((now - account.countedAt) / halfLifeMs) : 0
}
