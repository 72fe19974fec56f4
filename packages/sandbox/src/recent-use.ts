/*
 * What each claimant has had of something. Half of a use is forgotten in `halfLifeMs`, while it lasts as after its end: who wants
 * little goes before those who have had much, whenever it comes, and no single turn, however long, counts for more than seven
 * seconds.
 */

/** For how long each claimant has had its turns of late, in milliseconds. Any value can stand for a claimant. */
export interface RecentUse {
  /** What is not forgotten of its turns, those that last included, in milliseconds. */
  readonly usedMs: (claimant: unknown, now: number) => number
  /** The longest of its turns that last and the one that ended last, in milliseconds; 0 when nothing is known. */
  readonly turnMs: (claimant: unknown, now: number) => number
  /**
   * Begins a time in which the claimant is taken to have used no less than so many milliseconds, because that much is expected of what
   * it has begun; what it answers ends it. Nothing of it is forgotten meanwhile, or who has waited for long would seem to want little.
   */
  readonly expect: (claimant: unknown, ms: number) => () => void
  /** Begins a turn; what it answers ends it. */
  readonly begin: (claimant: unknown) => () => void
}

interface Account {
  /** When each turn that lasts began. */
  readonly turns: Set<{ readonly since: number }>
  readonly expectations: Set<{ readonly ms: number }>
  /** What was left at `countedAt` of the turns that have ended. */
  leftMs: number
  countedAt: number
  lastTurnMs: number
}

/** Longer than nearly all submissions take, and shorter than anybody likes to wait. */
const halfLifeMs = 5000
/** With no more than this left a claimant that has no turn is as good as one that never came. */
const forgettableMs = 1

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

/** The same accounts for turns that cost nothing, such as those in which somebody only waits. */
export function withoutCounting(accounts: RecentUse): RecentUse {
  return { ...accounts, begin: () => () => {} }
}

function leftAt(now: number, { leftMs, countedAt }: Account): number {
  return leftMs * 0.5 ** ((now - countedAt) / halfLifeMs)
}

/** What is not forgotten at the end of a turn: the sum over its moments of what is left of each. */
function rememberedMs(turnMs: number): number {
  return (halfLifeMs / Math.LN2) * (1 - 0.5 ** (turnMs / halfLifeMs))
}
