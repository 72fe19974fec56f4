export interface StopRequests {
  /** Aborted at the first request. */
  readonly signal: AbortSignal
  /** Aborted at the second request: programs that are shutting down are to be killed. */
  readonly hurry: AbortSignal
  readonly told: Promise<void>
  /** From now on the process must shut down in order, however often it is told to stop. */
  readonly stayToTheEnd: () => void
}

/**
 * Listens for requests to stop: Ctrl-C, kill, or a closed terminal. The second request ends the process immediately while nothing
 * runs yet; later it only hurries the shutdown, because an abandoned database would keep running.
 */
export function listenForStop(): StopRequests {
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
