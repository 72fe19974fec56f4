/*
 * How it works
 *   take ─→ free thing, or the line ─┐
 *   give back ─→ who may be next? ───┴─→ the claimant that has had things for the shortest time, of equals who came first
 *                     └─ whoever gives back, has had less, and is likely back in a moment: the thing waits for it
 * A claimant with many short turns is now and then between two of them just when something is free. Given to a claimant whose
 * turns are long, it would be away for such a turn each time. The time in which a thing waits counts as used by whom it waits for.
 */

/** Hands out things one at a time, in fair turns. */
export interface WaitingLine<Thing> {
  /**
   * A new claimant begins level with the one who has had least, and is forgotten when it neither holds nor waits. Without a
   * claimant a taker is one itself. Rejects with the signal's reason when it is aborted while waiting.
   */
  readonly take: (signal?: AbortSignal, claimant?: unknown) => Promise<Thing>
  readonly giveBack: (thing: Thing) => void
}

/** How long a thing waits for a claimant that gave it back: longer than it takes to make the next box ready. */
const expectedMs = 20
/** From here on a turn is so long that it is better waited for the other one. */
const longTurnMs = 5 * expectedMs

interface Waiter<Thing> {
  readonly claimant: unknown
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
  /** Without what is held now. */
  usedMs: number
  lastTurnMs: number
}

export function makeWaitingLine<Thing>(things: readonly Thing[]): WaitingLine<Thing> {
  const free = [...things]
  const waiting: Waiter<Thing>[] = []
  const expected: Expected<Thing>[] = []
  const held = new Map<Thing, Holding>()
  /** Of each claimant that holds, waits or is expected. */
  const accounts = new Map<unknown, Account>()

  const turnsNow = (claimant: unknown) =>
    [...held.values()].flatMap((each) => (each.claimant === claimant ? [performance.now() - each.since] : []))
  const useOf = (claimant: unknown) =>
    turnsNow(claimant).reduce((sum, ms) => sum + ms, accounts.get(claimant)?.usedMs ?? 0)
  const turnOf = (claimant: unknown) =>
    Math.max(accounts.get(claimant)?.lastTurnMs ?? 0, ...turnsNow(claimant))
  const join = (claimant: unknown) => {
    if (accounts.has(claimant)) return
    const usedMs = accounts.size === 0 ? 0 : Math.min(...[...accounts.keys()].map(useOf))
    accounts.set(claimant, { usedMs, lastTurnMs: 0 })
  }
  const forgetIfGone = (claimant: unknown) => {
    const isThere = [...held.values(), ...waiting, ...expected].some((each) => each.claimant === claimant)
    if (!isThere) accounts.delete(claimant)
  }
  const next = (): Waiter<Thing> | undefined => {
    const uses = new Map(waiting.map(({ claimant }) => [claimant, useOf(claimant)]))
    const least = Math.min(...uses.values())
    return waiting.find(({ claimant }) => uses.get(claimant) === least)
  }
  const handOver = (thing: Thing, { claimant, accept }: Waiter<Thing>) => {
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
    if (account) account.usedMs += ms
  }
  const endKeeping = (entry: Expected<Thing>) => {
    clearTimeout(entry.timer)
    expected.splice(expected.indexOf(entry), 1)
    charge(entry.claimant, performance.now() - entry.since)
  }
  const keepFor = (claimant: unknown, thing: Thing) => {
    const timer = setTimeout(() => {
      endKeeping(entry)
      forgetIfGone(claimant)
      serve(thing)
    }, expectedMs)
    const entry = { claimant, thing, since: performance.now(), timer }
    expected.push(entry)
  }
  const isWorthExpecting = (claimant: unknown) => {
    const other = next()?.claimant
    if (other === undefined || waiting.some((waiter) => waiter.claimant === claimant)) return false
    return useOf(claimant) < useOf(other) && turnOf(other) >= longTurnMs
  }
  return {
    take: (signal, claimant = Symbol('taker')) =>
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
          forgetIfGone(claimant)
          reject(signal?.reason)
        }
        const accept = (given: Thing) => {
          signal?.removeEventListener('abort', leave)
          resolve(given)
        }
        const waiter = { claimant, accept }
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
      if (isWorthExpecting(claimant)) return keepFor(claimant, thing)
      forgetIfGone(claimant)
      serve(thing)
    },
  }
}
