/** A page that is still here this long after its leaving began has stayed: the address started a download, say. */
const leavesWithinMs = 5000

let leavingSince = Number.NEGATIVE_INFINITY
window.addEventListener('beforeunload', () => {
  leavingSince = Date.now()
})

/** True while the page is being reloaded or left; some browsers then fail the calls that are still open. */
export function isPageLeaving(): boolean {
  return Date.now() - leavingSince < leavesWithinMs
}
