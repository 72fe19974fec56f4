import type { OwnedCourse } from '@codedojo/contract'

/** The course to suggest for continuing: one that was begun, else the last purchase; undefined if all are complete or expired. */
export function findCourseToResume(courses: readonly OwnedCourse[]): OwnedCourse | undefined {
  const open = courses.filter(
    ({ isExpired, percent, nextLesson }) => !isExpired && percent < 100 && nextLesson !== null,
  )
  return open.find(({ completedLessons, watchedSeconds }) => completedLessons + watchedSeconds > 0) ?? open[0]
}
