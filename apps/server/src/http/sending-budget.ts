/** How much one person may send: `atOnceBytes` after a pause, and `bytesPerSecond` for ever. */
export interface SendingLimit {
  readonly atOnceBytes: number
  readonly bytesPerSecond: number
}

export interface SendingBudget {
  /** Counts the bytes and returns 0, or counts nothing and returns the seconds to wait. `nowMs` never decreases. */
  readonly take: (who: string, bytes: number, nowMs: number) => number
}

/** The amount that somebody may still send, as of a moment; negative after a body larger than the whole budget. */
interface Bucket {
  readonly bytesLeft: number
  readonly atMs: number
}

/** Full buckets are deleted this often. */
const sweepMs = 60_000

/** Counts bytes by their sender, in a token bucket each. */
export function makeSendingBudget({ atOnceBytes, bytesPerSecond }: SendingLimit): SendingBudget {
  const buckets = new Map<string, Bucket>()
  let sweptMs = 0

  const bytesLeftOf = (bucket: Bucket | undefined, nowMs: number) =>
    bucket
      ? Math.min(atOnceBytes, bucket.bytesLeft + ((nowMs - bucket.atMs) / 1000) * bytesPerSecond)
      : atOnceBytes
  const sweep = (nowMs: number) => {
    if (nowMs - sweptMs < sweepMs) return
    sweptMs = nowMs
    for (const [who, bucket] of buckets) {
      if (bytesLeftOf(bucket, nowMs) >= atOnceBytes) buckets.delete(who)
    }
  }
  return {
    take: (who, bytes, nowMs) => {
      sweep(nowMs)
      const bytesLeft = bytesLeftOf(buckets.get(who), nowMs)
      const missing = Math.min(bytes, atOnceBytes) - bytesLeft
      if (missing > 0) return Math.ceil(missing / bytesPerSecond)
      buckets.set(who, { bytesLeft: bytesLeft - bytes, atMs: nowMs })
      return 0
    },
  }
}
