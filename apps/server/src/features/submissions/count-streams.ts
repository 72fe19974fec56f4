/** How many streams of events each user has open. */
export interface StreamCount {
  /** Counts one more; false, and nothing is counted, when the user has as many as one may have. */
  readonly open: (userId: string) => boolean
  readonly close: (userId: string) => void
  /** Users with at least one. */
  readonly users: () => number
}

export function countStreams(mostForEach: number): StreamCount {
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
      // Whoever has none is forgotten: a server runs for months and meets many.
      if (left > 0) streams.set(userId, left)
      else streams.delete(userId)
    },
    users: () => streams.size,
  }
}
