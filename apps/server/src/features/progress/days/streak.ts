import { addDays } from '@codedojo/contract'
import type { Day } from './calendar.ts'

/** Consecutive days, oldest first. */
export type StreakRun = readonly Day[]

/** Splits days into runs of consecutive days; skipped dates do not break a run. `counted` is sorted and unique. */
export function splitIntoRuns(counted: readonly Day[], skippedDates: ReadonlySet<Day>): StreakRun[] {
  const runs: Day[][] = []
  for (const day of counted) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before !== undefined && isNext(before, day, skippedDates)) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** Length of the run that ends today or, because today is not over, yesterday; 0 if there is none. */
export function currentStreak(
  runs: readonly StreakRun[],
  today: Day,
  skippedDates: ReadonlySet<Day>,
): number {
  const run = runs.at(-1)
  const last = run?.at(-1)
  if (!run || last === undefined) return 0
  return last === today || isNext(last, today, skippedDates) ? run.length : 0
}

export function longestRun(runs: readonly StreakRun[]): number {
  return Math.max(0, ...runs.map((run) => run.length))
}

function isNext(day: Day, next: Day, skippedDates: ReadonlySet<Day>): boolean {
  let following = addDays(day, 1)
  while (skippedDates.has(following)) following = addDays(following, 1)
  return following === next
}
