/** Who stopped this close to the end has seen it, and who stopped this close to the start has seen nothing. */
const nearSeconds = 2

/** Where a video goes on, in seconds; 0: at its start. Length null: not known. */
export function resumePosition(position: number, seconds: number | null): number {
  if (position < nearSeconds) return 0
  return seconds !== null && position > seconds - nearSeconds ? 0 : position
}
