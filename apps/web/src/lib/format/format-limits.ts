/** A time limit: "1 s", "2.5 s", "300 ms". The space before a unit does not break, here and below. */
export function formatTimeLimit(timeMs: number): string {
  return timeMs < 1000 ? `${timeMs}\u00a0ms` : `${Number((timeMs / 1000).toFixed(2))}\u00a0s`
}

/** A memory limit given in KB, in MB. */
export function formatMemoryLimit(memoryKb: number): string {
  return `${Number((memoryKb / 1024).toFixed(1))}\u00a0MB`
}

/** The share of accepted submissions; a dash before the first submission. */
export function formatAcceptance(accepted: number, submitted: number): string {
  return submitted === 0 ? '— accepted' : `${((100 * accepted) / submitted).toFixed(1)}\u00a0% accepted`
}
