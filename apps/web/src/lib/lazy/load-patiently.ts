const firstPauseMs = 500
const longestPauseMs = 30_000

/**
 * Loads code over a line that may break: what has failed is asked for again after a pause, and at once when the device is
 * online again, until it is there.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await load()
    } catch {
      // The browser's console tells of it, and `reloadWhenOutdated` sees to files that are gone.
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
