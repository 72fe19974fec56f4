import { expect, test } from 'vitest'
import { sampleCourse } from '../../../testing/sample-course.ts'
import { type CourseOrder, filterCourses } from './filter-courses.ts'

const courses = [
  sampleCourse({ CourseName: 'Graphs', CoursePrice: 900, learners: 1, rating: { average: null, count: 0 } }),
  sampleCourse({ CourseName: 'Arrays', CoursePrice: 100, learners: 9, rating: { average: 3.5, count: 2 } }),
  sampleCourse({ CourseName: 'Trees', CourseMentor: 'Lin Yue', rating: { average: 5, count: 1 } }),
]

test.each<[string, string[]]>([
  ['', ['Graphs', 'Arrays', 'Trees']],
  ['ARR', ['Arrays']],
  [' lin ', ['Trees']],
  ['nothing', []],
])('"%s" finds %o', (q, names) => {
  const found = filterCourses(courses, { q, order: 'newest' })

  expect(found.map(({ CourseName }) => CourseName)).toEqual(names)
})

test.each<[CourseOrder, string]>([
  ['newest', 'Graphs'],
  ['rating', 'Trees'],
  ['learners', 'Arrays'],
  ['price', 'Arrays'],
])('ordered by %s, %s comes first', (order, name) => {
  expect(filterCourses(courses, { q: '', order })[0]?.CourseName).toBe(name)
})
