/** From and to, in seconds of a video. */
export type Stretch = readonly [from: number, to: number]

/** A player runs at twice the speed at most, and a report may be late by some seconds. */
const fastest = 2
const slackSeconds = 5
/** The first report of a lesson tells what was played since it was opened; players report more often than that. */
const firstSeconds = 60

/** How much a report can tell of, in seconds of the video; `reportedAt` is when the one before came, null: there was none. */
export function playableSeconds(reportedAt: Date | null, now: Date): number {
  const passed = reportedAt === null ? firstSeconds : (now.getTime() - reportedAt.getTime()) / 1000
  return Math.max(0, passed) * fastest + slackSeconds
}

/** The stretches, one after another, until they have used up what can have been played; none goes past the end of the video. */
export function believePlayed(
  played: readonly Stretch[],
  { most, length }: { readonly most: number; readonly length: number | null },
): Stretch[] {
  const believed: Stretch[] = []
  let left = most
  for (const [from, told] of played) {
    const to = Math.min(told, length ?? told, from + left)
    if (to <= from) continue
    believed.push([from, to])
    left -= to - from
  }
  return believed
}

/**
 * The whole seconds of stretches as PostgreSQL writes such a set: `{[0,12)}`. Stretches that follow each other leave no gap
 * and count nothing twice, because both ends are rounded alike; the part of a second that a video ends with is a whole one.
 */
export function wholeSeconds(stretches: readonly Stretch[], length: number | null): string {
  const ranges = stretches
    .map(([from, to]) => [Math.round(from), reachesEnd(to, length) ? Math.ceil(to) : Math.round(to)] as const)
    .filter(([from, to]) => from < to)
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`
}

function reachesEnd(to: number, length: number | null): boolean {
  return length !== null && to >= length - 0.5
}

export function sumOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((seconds, [from, to]) => seconds + to - from, 0)
}
