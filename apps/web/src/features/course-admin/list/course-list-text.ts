import { type Course, containsWords } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'

/** Courses with these words in name, mentor or description. */
export function coursesMatching(courses: readonly Course[], words: string): readonly Course[] {
  return courses.filter(({ CourseName, CourseMentor, CourseDescription }) =>
    containsWords([CourseName, CourseMentor, CourseDescription], words),
  )
}

/** Whether a course is on sale but has no lessons. */
export function isSoldEmpty({ isDraft, lessons }: Pick<Course, 'isDraft' | 'lessons'>): boolean {
  return !isDraft && lessons === 0
}

/** "24 courses, 2 drafts". */
export function courseCountText(courses: readonly Course[]): string {
  const drafts = courses.filter(({ isDraft }) => isDraft).length
  const all = pluralize(courses.length, 'course')
  return drafts === 0 ? all : `${all}, ${pluralize(drafts, 'draft')}`
}

/** "1 learner", "1,200 learners". */
export function learnerCount(count: number): string {
  return pluralize(count, 'learner')
}
