/** How much one person may send: `atOnceBytes` after a pause, and `bytesPerSecond` for ever. */
export interface SendingLimit {
  readonly atOnceBytes: number
  readonly bytesPerSecond: number
}

export interface SendingBudget {
  /** Counts the bytes and returns 0, or counts nothing and returns the seconds to wait. `nowMs` never decreases. */
  readonly take: (who: string, bytes: number, nowMs: number) => number
}

interface Account {
  readonly bytesLeft: number
  readonly atMs: number
}

/** Full accounts are deleted this often. */
const sweepMs = 60_000

/** Counts bytes by their sender, in a token bucket each. */
export function makeSendingBudget({ atOnceBytes, bytesPerSecond }: SendingLimit): SendingBudget {
  const accounts = new Map<string, Account>()
  let sweptMs = 0

  const bytesLeftOf = (account: Account | undefined, nowMs: number) =>
    account
      ? Math.min(atOnceBytes, account.bytesLeft + ((nowMs - account.atMs) / 1000) * bytesPerSecond)
      : atOnceBytes
  const sweep = (nowMs: number) => {
    if (nowMs - sweptMs < sweepMs) return
    sweptMs = nowMs
    for (const [who, account] of accounts) {
      if (bytesLeftOf(account, nowMs) >= atOnceBytes) accounts.delete(who)
    }
  }
  return {
    take: (who, bytes, nowMs) => {
      sweep(nowMs)
      const bytesLeft = bytesLeftOf(accounts.get(who), nowMs)
      const missing = Math.min(bytes, atOnceBytes) - bytesLeft
      if (missing > 0) return Math.ceil(missing / bytesPerSecond)
      accounts.set(who, { bytesLeft: bytesLeft - bytes, atMs: nowMs })
      return 0
    },
  }
}
