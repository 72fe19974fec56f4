const key = 'reloaded-at'
const againMs = 60_000

/**
 * Reloads the page when a chunk is gone because the server was updated while the page was open. A chunk that is missing for
 * another reason, such as a lost connection, or still missing after the reload, is an ordinary error: a reload without a
 * connection would only lose what is on the screen.
 */
export function reloadWhenOutdated(reload: () => void): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated(reload))
}

async function reloadIfOutdated(reload: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < againMs || !(await isOutdated())) return
  sessionStorage.setItem(key, String(Date.now()))
  reload()
}

/** Whether the server's pages now start with another script than this one. */
async function isOutdated(): Promise<boolean> {
  const program = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(`src="${program}"`)
  } catch {
    return false
  }
}
