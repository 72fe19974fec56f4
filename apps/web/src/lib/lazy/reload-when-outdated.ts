const key = 'reloaded-at'
const againMs = 60_000

/**
 * Loads the page anew when a part of it is gone because the installation was updated while the page was open. What is missing
 * for another reason, such as a broken line, or still missing after that, is an error like any other: without a connection
 * nothing would come of loading the page again, and what is on the screen would be lost.
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

/** Whether the server's pages begin with another program than this one. */
async function isOutdated(): Promise<boolean> {
  const program = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(`src="${program}"`)
  } catch {
    return false
  }
}
