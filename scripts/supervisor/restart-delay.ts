const shortestMs = 200
const longestMs = 30_000
const healthyMs = 20_000

/**
 * How long to wait before a program that died is started again.
 * The first time at once, so that it is back within 2 s; twice as long each time it dies soon after its start.
 */
export function nextDelayMs(previousMs: number | null, livedMs: number): number {
  if (previousMs === null || livedMs >= healthyMs) return shortestMs
  return Math.min(longestMs, previousMs * 2)
}
