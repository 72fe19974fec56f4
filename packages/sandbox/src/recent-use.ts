/*
 * Exponentially decaying use per claimant, for fair scheduling. Half of a use is forgotten after `halfLifeMs`, also while it
 * lasts. So claimants with little recent use are served before heavy users, regardless of arrival order, and no single turn,
 * however long, counts for more than about seven seconds (the half-life divided by ln 2).
 */

/** How long each claimant recently held turns, in milliseconds. Any value can identify a claimant. */
export interface RecentUse {
  /** The decayed sum of its turns, including current ones, in milliseconds. */
  readonly usedMs: (claimant: unknown, now: number) => number
  /** The longest of its current turns and its last one, in milliseconds; 0 if none is known. */
  readonly turnMs: (claimant: unknown, now: number) => number
  /**
   * Sets a minimum of the claimant's use, because the work that it has started is expected to take that long; the returned
   * function ends it. The minimum does not decay, otherwise a claimant that waited for long would appear to want little.
   */
  readonly expect: (claimant: unknown, ms: number) => () => void
  /** Begins a turn; the returned function ends it. */
  readonly begin: (claimant: unknown) => () => void
}

interface Account {
  /** Start times of the current turns. */
  readonly turns: Set<{ readonly since: number }>
  readonly expectations: Set<{ readonly ms: number }>
  /** The decayed use of ended turns, as of `countedAt`. */
  leftMs: number
  countedAt: number
  lastTurnMs: number
}

/** Longer than nearly all submissions take, yet shorter than people like to wait. */
const halfLifeMs = 5000
/** A claimant without turns whose use is below this is forgotten. */
const forgettableMs = 1
/**
 * The most use, in milliseconds, that should be expected of a claimant. One that always holds a slot has a use of 7.2 s (the
 * half-life divided by ln 2) and gives way to newcomers with less than half of that, so expected use must stay below it.
 */
export const maxExpectedUseMs = 3500

export function makeRecentUse(): RecentUse {
  const accounts = new Map<unknown, Account>()

  const forget = (now: number) => {
    for (const [claimant, account] of accounts)
      if (account.turns.size + account.expectations.size === 0 && leftAt(now, account) < forgettableMs)
        accounts.delete(claimant)
  }
  const open = (claimant: unknown, now: number): Account => {
    const known = accounts.get(claimant)
    if (known) return known
    forget(now)
    const account = {
      turns: new Set<{ since: number }>(),
      expectations: new Set<{ ms: number }>(),
      ...{ leftMs: 0, countedAt: now, lastTurnMs: 0 },
    }
    accounts.set(claimant, account)
    return account
  }
  return {
    usedMs: (claimant, now) => {
      const account = accounts.get(claimant)
      if (!account) return 0
      const used = [...account.turns].reduce(
        (sum, { since }) => sum + rememberedMs(now - since),
        leftAt(now, account),
      )
      return Math.max(used, ...[...account.expectations].map(({ ms }) => ms))
    },
    turnMs: (claimant, now) => {
      const account = accounts.get(claimant)
      if (!account) return 0
      return Math.max(account.lastTurnMs, ...[...account.turns].map(({ since }) => now - since))
    },
    expect: (claimant, ms) => {
      const { expectations } = open(claimant, performance.now())
      const expectation = { ms }
      expectations.add(expectation)
      return () => {
        expectations.delete(expectation)
      }
    },
    begin: (claimant) => {
      const since = performance.now()
      const account = open(claimant, since)
      const turn = { since }
      account.turns.add(turn)
      return () => {
        if (!account.turns.delete(turn)) return
        const now = performance.now()
        account.lastTurnMs = now - since
        account.leftMs = leftAt(now, account) + rememberedMs(account.lastTurnMs)
        account.countedAt = now
      }
    },
  }
}

/** Returns a view of the accounts that counts no turns, for holders that only wait. */
export function withoutTurnCounting(accounts: RecentUse): RecentUse {
  return { ...accounts, begin: () => () => {} }
}

function leftAt(now: number, { leftMs, countedAt }: Account): number {
  return leftMs * 0.5 ** ((now - countedAt) / halfLifeMs)
}

/** The decayed use at the end of a turn: the integral of the decay over the turn. */
function rememberedMs(turnMs: number): number {
  return (halfLifeMs / Math.LN2) * (1 - 0.5 ** (turnMs / halfLifeMs))
}
