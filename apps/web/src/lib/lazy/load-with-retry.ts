const firstPauseMs = 500
const longestPauseMs = 30_000

/**
 * Imports code over an unreliable connection: a failed import is retried after a pause, and at once when the device is online
 * again, until it succeeds.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await load()
    } catch {
      // The browser logs the failure, and `reloadWhenOutdated` handles files that no longer exist.
      await pause(pauseMs)
    }
  }
}

function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const end = new AbortController()
  window.addEventListener('online', () => resolve(), { signal: end.signal })
  return promise.finally(() => {
    clearTimeout(timer)
    end.abort()
  })
}
