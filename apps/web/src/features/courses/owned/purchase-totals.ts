import type { OwnedCourse } from '@codedojo/contract'

export interface PurchaseTotals {
  readonly courses: number
  readonly finished: number
  readonly completedLessons: number
  readonly lessons: number
  /** Hours of video played. */
  readonly hours: number
}

/** Totals over all owned courses. */
export function purchaseTotals(courses: readonly OwnedCourse[]): PurchaseTotals {
  const sum = (of: (course: OwnedCourse) => number) =>
    courses.reduce((total, course) => total + of(course), 0)
  return {
    courses: courses.length,
    finished: courses.filter(({ percent }) => percent === 100).length,
    completedLessons: sum(({ completedLessons }) => completedLessons),
    lessons: sum(({ lessons }) => lessons),
    hours: sum(({ watchedSeconds }) => watchedSeconds) / 3600,
  }
}
