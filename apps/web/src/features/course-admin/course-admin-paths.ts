interface Identified {
  readonly _id: string
}

export const managedCoursesPath = '/admin/courses'

/** Everything about a course for its authors: lessons, learners, reviews. */
export function managedCoursePath({ _id }: Identified): string {
  return `${managedCoursesPath}/${encodeURIComponent(_id)}`
}

/** The form of a lesson; null: of one that is to be added. */
export function managedLessonPath(course: Identified, lesson: Identified | null): string {
  return `${managedCoursePath(course)}/lessons/${lesson ? encodeURIComponent(lesson._id) : 'new'}`
}

/** The course as its learners see it. */
export function previewPath({ _id }: Identified): string {
  return `/course/${encodeURIComponent(_id)}/content`
}
