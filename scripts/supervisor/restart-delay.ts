const shortestMs = 200
const longestMs = 2000
const healthyMs = 20_000

/**
 * How long to wait before a program that died is started again.
 * The first time at once; twice as long each time it dies soon after its start, but never more than 2 s: what was killed,
 * however often, must be back soon.
 */
export function nextDelayMs(previousMs: number | null, livedMs: number): number {
  if (previousMs === null || livedMs >= healthyMs) return shortestMs
  return Math.min(longestMs, previousMs * 2)
}
