/** Whether nobody is signed in, as the server wrote into the HTML of the page. */
export function isVisitor(): boolean {
  return document.documentElement.dataset.session === 'none'
}

/** Drops what the server wrote into the HTML: somebody may be signed in by now. */
export function dropVisitorMark(): void {
  delete document.documentElement.dataset.session
}

// Somebody may have signed in in another window while this one was in the background. `visibilitychange` fires before `focus`,
// and queries are sent again on it.
window.addEventListener('focus', dropVisitorMark)
document.addEventListener('visibilitychange', dropVisitorMark)
