import { type Course, containsWords } from '@codedojo/contract'

export const courseOrders = ['newest', 'rating', 'learners', 'price'] as const
export type CourseOrder = (typeof courseOrders)[number]

interface CourseFilter {
  readonly q: string
  readonly order: CourseOrder
}

/** Filters courses by name or mentor and sorts them; `newest` keeps the order of the server. */
export function filterCourses(courses: readonly Course[], { q, order }: CourseFilter): readonly Course[] {
  const found = courses.filter(({ CourseName, CourseMentor }) => containsWords([CourseName, CourseMentor], q))
  switch (order) {
    case 'newest':
      return found
    case 'rating':
      return found.toSorted((one, other) => (other.rating.average ?? 0) - (one.rating.average ?? 0))
    case 'learners':
      return found.toSorted((one, other) => other.learners - one.learners)
    case 'price':
      return found.toSorted((one, other) => one.CoursePrice - other.CoursePrice)
  }
}
