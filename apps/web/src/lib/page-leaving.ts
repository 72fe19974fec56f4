/** A page that is still here this long after its leaving began has stayed: the address started a download, say. */
const leavesWithinMs = 5000

let leavingSince = Number.NEGATIVE_INFINITY
window.addEventListener('beforeunload', () => {
  leavingSince = Date.now()
})

let isLeftAtOnce = false

/** Leaves for an address of this installation, afresh, so that nothing stays in memory, and without asking about what was typed. */
export function leaveAtOnce(address: string): void {
  isLeftAtOnce = true
  window.location.assign(address)
}

/** Whether the page is being left without a question. */
export function isPageLeftAtOnce(): boolean {
  return isLeftAtOnce
}

/** True while the page is being reloaded or left; some browsers then fail the calls that are still open. */
export function isPageLeaving(): boolean {
  return Date.now() - leavingSince < leavesWithinMs
}
