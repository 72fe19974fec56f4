export interface StopWish {
  /** Aborts with the first wish. */
  readonly signal: AbortSignal
  /** Aborts with the second: what ends by itself is to be ended at once. */
  readonly hurry: AbortSignal
  readonly told: Promise<void>
  /** From now on there is something that must be ended in order, however often we are told. */
  readonly stayToTheEnd: () => void
}

/**
 * Listens for the operator's wish to stop: Ctrl-C, kill, or a closed terminal. The second wish ends us at once while nothing
 * runs yet; later it only hurries, because a database that nobody ends would go on without us.
 */
export function waitForStop(): StopWish {
  const stopping = new AbortController()
  const hurrying = new AbortController()
  let mayLeave = true
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (stopping.signal.aborted && mayLeave) process.exit(130)
        if (stopping.signal.aborted) hurrying.abort()
        stopping.abort()
        resolve()
      })
    }
  })
  const stayToTheEnd = () => {
    mayLeave = false
  }
  return { signal: stopping.signal, hurry: hurrying.signal, told, stayToTheEnd }
}
