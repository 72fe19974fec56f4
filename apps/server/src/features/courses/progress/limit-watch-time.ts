/** Start and end, in seconds of a video. */
export type TimeRange = readonly [from: number, to: number]

/** Maximum playback speed. */
const fastest = 2
/** Time credited before the first report of a lesson; players report more often than that. */
const firstSeconds = 60
/** Tolerance for clock differences, credited once with the first report. */
const slackSeconds = 2.5
/** Reports may be late after a connection loss; the credit is capped, or waiting alone would be enough. */
const keptSeconds = 3600

/**
 * The time up to which the credit is used when a report arrives at `now`. `before` is the result of `budgetUsedAfter` for
 * the previous report; null if there was none.
 */
export function budgetUsedBefore(before: Date | null, now: Date): Date {
  if (before === null) return new Date(now.getTime() - (firstSeconds + slackSeconds) * 1000)
  return new Date(Math.max(before.getTime(), now.getTime() - keptSeconds * 1000))
}

/**
 * How many seconds of the video a report may cover. A clock that was set back allows nothing until it has caught up.
 */
export function playableSeconds(usedUp: Date, now: Date): number {
  return Math.max(0, (now.getTime() - usedUp.getTime()) / 1000) * fastest
}

/** The time up to which the credit is used after so many seconds of the video were accepted. */
export function budgetUsedAfter(usedUp: Date, believedSeconds: number): Date {
  return new Date(usedUp.getTime() + Math.ceil((believedSeconds / fastest) * 1000))
}

/**
 * Accepts watched ranges, rounded to whole seconds, until the credit is used up; none extends past the end of the
 * video. Both ends are rounded alike, so adjacent ranges have no gap and no overlap; the last fraction of a second
 * counts as a whole one. The credit is charged with the rounded seconds: otherwise many tiny ranges would cost almost
 * nothing.
 */
export function limitWatchTime(
  played: readonly TimeRange[],
  { most, length }: { readonly most: number; readonly length: number | null },
): TimeRange[] {
  const believed: TimeRange[] = []
  let left = Math.floor(most)
  for (const stretch of played) {
    const [from, told] = inWholeSeconds(stretch, length)
    const to = Math.min(told, from + left)
    if (to <= from) continue
    believed.push([from, to])
    left -= to - from
  }
  return believed
}

function inWholeSeconds([from, told]: TimeRange, length: number | null): TimeRange {
  const to = Math.min(told, length ?? told)
  if (to <= from) return [0, 0]
  return [Math.round(from), reachesEnd(to, length) ? Math.ceil(to) : Math.round(to)]
}

/** A PostgreSQL multirange of whole seconds: `{[0,12)}`. */
export function toMultirange(stretches: readonly TimeRange[]): string {
  return `{${stretches.map(([from, to]) => `[${from},${to})`).join(',')}}`
}

function reachesEnd(to: number, length: number | null): boolean {
  return length !== null && to >= length - 0.5
}

export function totalSeconds(stretches: readonly TimeRange[]): number {
  return stretches.reduce((seconds, [from, to]) => seconds + to - from, 0)
}
