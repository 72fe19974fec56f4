const key = 'reloaded-at'
const againMs = 60_000

/**
 * Loads the page anew when a part of it is gone, as after an update of the installation while the page was open. What is
 * still missing after that is an error like any other.
 */
export function reloadWhenOutdated(reload: () => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < againMs) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    reload()
  })
}
