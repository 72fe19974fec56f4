import { type LearnerLesson, percentOf } from './learner-lessons.ts'

export interface CourseProgress {
  readonly completedLessons: number
  readonly percent: number
  readonly watchedSeconds: number
  /** The next lesson; null if there is none. */
  readonly next: LearnerLesson | null
}

/** Summarises the progress over the lessons of a course, in order. */
export function summarizeLessons(lessons: readonly LearnerLesson[]): CourseProgress {
  const completedLessons = lessons.filter(({ isComplete }) => isComplete).length
  const watched = lessons.reduce((seconds, one) => seconds + one.watchedSeconds, 0)
  return {
    completedLessons,
    percent: percentOf({ lessons: lessons.length, completedLessons }),
    watchedSeconds: Math.round(watched),
    next: nextLesson(lessons),
  }
}

/**
 * The lesson to continue with: the last opened one if it is incomplete, then the next incomplete one, then any
 * incomplete one; the first when all are complete.
 */
function nextLesson(lessons: readonly LearnerLesson[]): LearnerLesson | null {
  const last = lessons.reduce((latest, one, at) => (seenAt(one) > seenAt(lessons[latest]) ? at : latest), 0)
  const fromLast = [...lessons.slice(last), ...lessons.slice(0, last)]
  return fromLast.find(({ isComplete }) => !isComplete) ?? lessons[0] ?? null
}

function seenAt(one: LearnerLesson | undefined): number {
  return one?.seenAt?.getTime() ?? 0
}
