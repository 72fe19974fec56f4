/** From and to, in seconds of a video. */
export type TimeRange = readonly [from: number, to: number]

/** A player runs at twice the speed at most. */
const fastest = 2
/** The first report of a lesson tells what was played since it was opened; players report more often than that. */
const firstSeconds = 60
/** Clocks and players are a little out; given once, with the first report. */
const slackSeconds = 2.5
/** What was not played may be told of later, because a connection can be away; no longer than this, or waiting would be enough. */
const keptSeconds = 3600

/**
 * Until when the clock had been used up before a report came at `now`; `before` is what `budgetUsedAfter` gave for the report before
 * it, null: there was none.
 */
export function budgetUsedBefore(before: Date | null, now: Date): Date {
  if (before === null) return new Date(now.getTime() - (firstSeconds + slackSeconds) * 1000)
  return new Date(Math.max(before.getTime(), now.getTime() - keptSeconds * 1000))
}

/** How much a report can tell of, in seconds of the video. A clock that was set back leaves nothing until it has caught up. */
export function playableSeconds(usedUp: Date, now: Date): number {
  return Math.max(0, (now.getTime() - usedUp.getTime()) / 1000) * fastest
}

/** Until when the clock is used up once so many seconds of the video were believed. */
export function budgetUsedAfter(usedUp: Date, believedSeconds: number): Date {
  return new Date(usedUp.getTime() + Math.ceil((believedSeconds / fastest) * 1000))
}

/**
 * The stretches in whole seconds, one after another, until they have used up what can have been played; none goes past the
 * end of the video. Those that follow each other leave no gap and count nothing twice, because both ends are rounded alike;
 * the part of a second that a video ends with is a whole one. What is used up is the whole seconds, too: many stretches of an
 * instant each would otherwise cost next to nothing.
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

/** Whole seconds as PostgreSQL writes such a set: `{[0,12)}`. */
export function toMultirange(stretches: readonly TimeRange[]): string {
  return `{${stretches.map(([from, to]) => `[${from},${to})`).join(',')}}`
}

function reachesEnd(to: number, length: number | null): boolean {
  return length !== null && to >= length - 0.5
}

export function totalSeconds(stretches: readonly TimeRange[]): number {
  return stretches.reduce((seconds, [from, to]) => seconds + to - from, 0)
}
