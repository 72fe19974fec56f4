import type { OwnedCourse } from '@codedojo/contract'

/** The course that somebody most likely wants to go on with: one begun, else the one bought last; undefined: none is left. */
export function courseToGoOnWith(courses: readonly OwnedCourse[]): OwnedCourse | undefined {
  const open = courses.filter(
    ({ isExpired, percent, nextLesson }) => !isExpired && percent < 100 && nextLesson !== null,
  )
  return open.find(({ completedLessons, watchedSeconds }) => completedLessons + watchedSeconds > 0) ?? open[0]
}
