import {
  addDays,
  type Difficulty,
  type ProblemReview,
  reviewDays,
  slowAttempts,
  slowMinutes,
} from '@codedojo/contract'

/*
 * How it works: spaced repetition. Which problems are due for review, and when, is derived from the person's events
 * alone.
 *
 * A problem enters the review queue
 *   failed: after a wrong submission; a compilation error says nothing about how well somebody knows a problem
 *   slow: when it was first Accepted long after its first visit, or after many attempts
 *   added: by the person's choice
 * and is due the next day. If it is Accepted on the due day or later, it is due again 3, 7 and 21 days after each
 * review, and then done. Accepted before it is due, it counts as practice and changes nothing, so a problem advances by
 * one step a day at most. A failure restarts the schedule; so every step is a first attempt since the due day. A
 * removed problem stays out until it fails again, or is added.
 */

export const reviewEventKinds = ['not compiled', 'failed', 'accepted', 'added', 'removed'] as const

export interface ReviewEvent {
  readonly kind: (typeof reviewEventKinds)[number]
  readonly at: Date
  /** The person's local date. */
  readonly day: string
}

export interface ReviewedProblem {
  readonly difficulty: Difficulty
  /** Time of the first visit; null if it was before visits were stored, or only in a contest. */
  readonly openedAt: Date | null
  readonly events: readonly ReviewEvent[]
}

export type ScheduledReview = Pick<ProblemReview, 'reason' | 'dueDay' | 'step'>

export interface ReviewState {
  /** null if not in the queue. */
  readonly entry: ScheduledReview | null
  /** When the last review was completed for the first time; null if never. */
  readonly finishedAt: Date | null
  /** Most successful reviews in a row. */
  readonly farthestStep: number
}

interface Progress extends ReviewState {
  readonly attempts: number
  readonly isSolved: boolean
  /** The person has removed it at some time: being slow does not add it again. */
  readonly isRemoved: boolean
}

const nothing: Progress = {
  entry: null,
  finishedAt: null,
  farthestStep: 0,
  attempts: 0,
  isSolved: false,
  isRemoved: false,
}

/** Derives the review schedule of a problem from its events, in any order. */
export function deriveReviewState(problem: ReviewedProblem): ReviewState {
  const { entry, finishedAt, farthestStep } = problem.events
    .toSorted(inOrder)
    .reduce((before, event) => after(before, event, problem), nothing)
  return { entry, finishedAt, farthestStep }
}

/** Simultaneous events are processed in the order of `reviewEventKinds`. */
function inOrder(one: ReviewEvent, other: ReviewEvent): number {
  const rank = ({ kind }: ReviewEvent) => reviewEventKinds.indexOf(kind)
  return one.at.getTime() - other.at.getTime() || rank(one) - rank(other)
}

function after(before: Progress, event: ReviewEvent, problem: ReviewedProblem): Progress {
  switch (event.kind) {
    case 'not compiled':
      return { ...before, attempts: before.attempts + 1 }
    case 'failed':
      return { ...before, attempts: before.attempts + 1, entry: begin('failed', event.day) }
    case 'accepted':
      return afterAccepted({ ...before, attempts: before.attempts + 1 }, event, problem)
    case 'added':
      return { ...before, entry: afterAdded(before.entry, event.day) }
    case 'removed':
      return { ...before, entry: null, isRemoved: true }
  }
}

function begin(reason: ScheduledReview['reason'], day: string): ScheduledReview {
  return { reason, step: 0, dueDay: addDays(day, reviewDays[0]) }
}

/** An earlier due day is kept, and the reached step always. */
function afterAdded(entry: ScheduledReview | null, day: string): ScheduledReview {
  const added = begin('added', day)
  if (!entry) return added
  return entry.dueDay <= added.dueDay ? entry : { ...entry, dueDay: added.dueDay }
}

function afterAccepted(before: Progress, event: ReviewEvent, problem: ReviewedProblem): Progress {
  const solved = { ...before, isSolved: true }
  if (!before.entry) {
    const comesIn = !before.isSolved && !before.isRemoved && wasSlow(before.attempts, event, problem)
    return comesIn ? { ...solved, entry: begin('slow', event.day) } : solved
  }
  if (event.day < before.entry.dueDay) return solved
  const step = before.entry.step + 1
  const farther = { ...solved, farthestStep: Math.max(before.farthestStep, step) }
  const pause = reviewDays[step]
  if (pause === undefined) return { ...farther, entry: null, finishedAt: before.finishedAt ?? event.at }
  return { ...farther, entry: { ...before.entry, step, dueDay: addDays(event.day, pause) } }
}

/** Whether the person needed long, or many attempts, until the first Accepted one. `attempts` counts all up to it. */
function wasSlow(attempts: number, { at }: ReviewEvent, { difficulty, openedAt }: ReviewedProblem): boolean {
  const minutes = openedAt === null ? 0 : (at.getTime() - openedAt.getTime()) / 60_000
  return attempts >= slowAttempts || minutes > slowMinutes[difficulty]
}
