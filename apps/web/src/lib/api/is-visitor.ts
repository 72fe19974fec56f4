/** Whether nobody is signed in, as the server has written into the page that it sent. */
export function isVisitor(): boolean {
  return document.documentElement.dataset.session === 'none'
}

/** Somebody may be signed in by now: what the page came with no longer counts. */
export function askAnew(): void {
  delete document.documentElement.dataset.session
}

// In another window, while this one stood behind it. The second one comes first, and with it whoever asks again.
window.addEventListener('focus', askAnew)
document.addEventListener('visibilitychange', askAnew)
