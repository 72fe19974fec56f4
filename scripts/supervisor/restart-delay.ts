const shortestMs = 200
const longestMs = 2000
const healthyMs = 20_000

/**
 * The delay before a program that died is restarted: 0.2 s the first time, then doubled each time it dies soon after its start,
 * up to 2 s, because a program that was killed, however often, must be back soon.
 */
export function nextDelayMs(previousMs: number | null, livedMs: number): number {
  if (previousMs === null || livedMs >= healthyMs) return shortestMs
  return Math.min(longestMs, previousMs * 2)
}
