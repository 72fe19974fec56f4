import {
  addDays,
  type Difficulty,
  type ProblemReview,
  reviewDays,
  slowAttempts,
  slowMinutes,
} from '@codedojo/contract'

/*
 * How it works: which problems come back to somebody, and when, follows from what they did and from nothing else.
 *
 * A problem comes into the queue
 *   failed: with every attempt that was judged wrong; a compilation error says nothing about how well somebody knows a problem
 *   slow: when it was first Accepted long after it was first opened, or after many attempts
 *   added: when the person says so
 * and is due the day after. Accepted on that day or later, it is due again 3, 7 and 21 days after each time, and then it is
 * done. Accepted before it is due is practice and changes nothing, so that a problem goes on by one step a day at most. A
 * failure begins anew, whatever was reached; so every step was taken from memory, at the first attempt since the problem was
 * due. Taking a problem out holds until it goes wrong again, or is added.
 */

export const reviewEventKinds = ['not compiled', 'failed', 'accepted', 'added', 'removed'] as const

export interface ReviewEvent {
  readonly kind: (typeof reviewEventKinds)[number]
  readonly at: Date
  /** The date where the person was. */
  readonly day: string
}

export interface ReviewedProblem {
  readonly difficulty: Difficulty
  /** When the person opened it first; null: before visits were kept, or never outside of a contest. */
  readonly openedAt: Date | null
  readonly events: readonly ReviewEvent[]
}

export type ScheduledReview = Pick<ProblemReview, 'reason' | 'dueDay' | 'step'>

export interface ReviewState {
  /** null: it does not come back. */
  readonly entry: ScheduledReview | null
  /** When the last review went well for the first time; null: it never came so far. */
  readonly finishedAt: Date | null
  /** Most reviews that ever went well in a row. */
  readonly farthestStep: number
}

interface Progress extends ReviewState {
  readonly attempts: number
  readonly isSolved: boolean
  /** The person took it out at some time: being slow does not bring it back. */
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

/** Whether and when a problem comes back, after everything that happened with it, told in any order. */
export function foldReviews(problem: ReviewedProblem): ReviewState {
  const { entry, finishedAt, farthestStep } = problem.events
    .toSorted(inOrder)
    .reduce((before, event) => after(before, event, problem), nothing)
  return { entry, finishedAt, farthestStep }
}

/** What happened at the same moment is taken in the order of `reviewEventKinds`. */
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

/** What is due sooner stays so, and what was reached stays reached. */
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

/** Of the first Accepted attempt; `attempts` counts it and all before. */
function wasSlow(attempts: number, { at }: ReviewEvent, { difficulty, openedAt }: ReviewedProblem): boolean {
  const minutes = openedAt === null ? 0 : (at.getTime() - openedAt.getTime()) / 60_000
  return attempts >= slowAttempts || minutes > slowMinutes[difficulty]
}
