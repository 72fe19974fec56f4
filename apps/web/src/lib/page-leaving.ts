/** A page that still exists after this time has not been left: the address started a download, for example. */
const leavesWithinMs = 5000

let leavingSince = Number.NEGATIVE_INFINITY
window.addEventListener('beforeunload', () => {
  leavingSince = Date.now()
})

let isLeftAtOnce = false

/** Navigates with a full page load, so that nothing stays in memory, and without the question about unsaved typing. */
export function leaveWithoutAsking(address: string): void {
  isLeftAtOnce = true
  window.location.assign(address)
}

/** Whether the page is being left without a question. */
export function isLeavingWithoutAsking(): boolean {
  return isLeftAtOnce
}

/** True while the page is being reloaded or left; some browsers then fail the open requests. */
export function isPageLeaving(): boolean {
  return Date.now() - leavingSince < leavesWithinMs
}
