/**
 * Listens for the operator's wish to stop: Ctrl-C, kill, or a closed terminal.
 * The second wish ends us at once; the programs that then stay are ended by the next start.
 */
export function waitForStop(): { readonly signal: AbortSignal; readonly told: Promise<void> } {
  const stopping = new AbortController()
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (stopping.signal.aborted) process.exit(130)
        stopping.abort()
        resolve()
      })
    }
  })
  return { signal: stopping.signal, told }
}
