import { sessionState, subscribeToSession } from '../api/session-end.ts'

/** Something with unsaved text on the page, such as a `TextAutosave`. */
export interface PageSaver {
  /** Saves everything now. `isLast`: the page is closing, so requests must outlive it. */
  readonly flush: (isLast: boolean) => Promise<void>
  /** Resumes after `close`. */
  readonly reopen: () => void
  /** Saves everything and stops. */
  readonly close: () => void
  /** Applies a change that another tab made to the browser's storage. */
  readonly follow: (key: string | null, stored: string | null) => void
}

/**
 * Saves when the page is hidden or closed, retries when the network or the session is back, and forwards storage events of
 * other tabs.
 */
export function watchPage(saver: PageSaver): () => void {
  saver.reopen()
  const stop = new AbortController()
  const { signal } = stop
  const onHide = () => void saver.flush(true)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide()
  }
  const onStorage = (event: StorageEvent) => saver.follow(event.key, event.newValue)
  window.addEventListener('pagehide', onHide, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('online', () => void saver.flush(false), { signal })
  window.addEventListener('storage', onStorage, { signal })
  const stopListening = subscribeToSession(() => {
    if (sessionState() === 'stands') void saver.flush(false)
  })
  return () => {
    stop.abort()
    stopListening()
    saver.close()
  }
}
