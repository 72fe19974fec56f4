/** Counts the open event streams per user. */
export interface StreamCount {
  /** Counts one more stream; false, without counting, when the user has reached the maximum. */
  readonly open: (userId: string) => boolean
  readonly close: (userId: string) => void
  /** Number of users with at least one stream. */
  readonly users: () => number
}

export function makeStreamCount(mostForEach: number): StreamCount {
  const streams = new Map<string, number>()
  const of = (userId: string) => streams.get(userId) ?? 0
  return {
    open: (userId) => {
      if (of(userId) >= mostForEach) return false
      streams.set(userId, of(userId) + 1)
      return true
    },
    close: (userId) => {
      const left = of(userId) - 1
      // Deletes the entry of a user without streams, so that the map does not grow for months.
      if (left > 0) streams.set(userId, left)
      else streams.delete(userId)
    },
    users: () => streams.size,
  }
}
