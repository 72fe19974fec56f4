import type { Day } from '../days/calendar.ts'

export interface Stay {
  readonly since: Date
  readonly zone: string
}

export interface ActivityHistory {
  /** Oldest first; the first has no start. */
  readonly stays: readonly Stay[]
  readonly submissions: readonly { readonly at: Date; readonly isAccepted: boolean }[]
  /** The current time. */
  readonly until: Date
}

export interface SimulatedDays {
  readonly today: Day
  readonly todayEndsAt: Date
  readonly streak: number
  readonly longest: number
  readonly counts: ReadonlyMap<Day, { submissions: number; accepted: number }>
}

const quarterMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/**
 * Reference implementation of the day rules without time zone arithmetic: it reads the local clock every 15 minutes,
 * and at every event. For histories with events in every week.
 */
export function simulateDays({ stays, submissions, until }: ActivityHistory): SimulatedDays {
  const first = Math.min(...submissions.map(({ at }) => at.getTime()), until.getTime()) - 3 * dayMs
  const counts = new Map<Day, { submissions: number; accepted: number }>()
  const shown = new Set<Day>()
  let date = ''
  let today = ''
  let todayEndsMs = 0
  for (const ms of momentsOf({ stays, submissions, until }, first)) {
    const wall = wallDate(zoneAt(stays, ms), ms)
    shown.add(wall)
    if (wall > date) date = wall
    if (ms <= until.getTime()) today = date
    else if (date > today && todayEndsMs === 0) todayEndsMs = ms
    for (const { isAccepted } of submissions.filter(({ at }) => at.getTime() === ms)) {
      const before = counts.get(date) ?? { submissions: 0, accepted: 0 }
      counts.set(date, {
        submissions: before.submissions + 1,
        accepted: before.accepted + Number(isAccepted),
      })
    }
  }
  const isCounted = (day: Day) => (counts.get(day)?.accepted ?? 0) > 0
  return { today, todayEndsAt: new Date(todayEndsMs), counts, ...rowsOfDays({ shown, isCounted, today }) }
}

/**
 * Every 15 minutes until three days from now, the times of the submissions, and the times of and just before each
 * change of the zone.
 */
function momentsOf({ stays, submissions, until }: ActivityHistory, first: number): number[] {
  const moments = new Set([until.getTime(), ...submissions.map(({ at }) => at.getTime())])
  for (let ms = first - (first % quarterMs); ms <= until.getTime() + 3 * dayMs; ms += quarterMs)
    moments.add(ms)
  for (const { since } of stays.slice(1)) moments.add(since.getTime()).add(since.getTime() - 1)
  return [...moments].sort((one, other) => one - other)
}

/** Walks through the displayed or reached dates, and counts consecutive ones. */
function rowsOfDays(given: { shown: Set<Day>; isCounted: (day: Day) => boolean; today: Day }) {
  const { shown, isCounted, today } = given
  let row = 0
  let longest = 0
  let streak = 0
  for (const day of [...shown].sort().filter((one) => one <= today)) {
    // Today is not over, so it cannot break the streak.
    if (isCounted(day)) row += 1
    else if (day !== today) row = 0
    longest = Math.max(longest, row)
    streak = row
  }
  return { streak, longest }
}

function zoneAt(stays: readonly Stay[], ms: number): string {
  const [first] = stays
  return stays.findLast(({ since }) => since.getTime() <= ms)?.zone ?? first?.zone ?? 'UTC'
}

const walls = new Map<string, Intl.DateTimeFormat>()

function wallDate(zone: string, ms: number): Day {
  const wall = walls.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  walls.set(zone, wall)
  return wall.format(ms)
}

/** The first moment at which the zone's clock shows this date or a later one. */
export function firstMoment(zone: string, day: Day): Date {
  const noon = Date.parse(`${day}T12:00:00Z`)
  for (let ms = noon - 2 * dayMs; ms < noon + 2 * dayMs; ms += quarterMs) {
    if (wallDate(zone, ms) >= day) return new Date(ms)
  }
  throw new Error(`The ${day} never comes in ${zone}.`)
}
