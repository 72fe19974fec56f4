/** This close to the end, in seconds, a video counts as watched; this close to the start, as not begun. */
const nearSeconds = 2

/** Position to resume a video at, in seconds; 0 is its start. `seconds` is its length; null if unknown. */
export function resumePosition(position: number, seconds: number | null): number {
  if (position < nearSeconds) return 0
  return seconds !== null && position > seconds - nearSeconds ? 0 : position
}
