import { expect, test } from 'vitest'
import { sampleManagedCourse } from '../testing/sample-managed-course.ts'
import { courseCountText, coursesMatching } from './course-list-text.ts'

const courses = [
  sampleManagedCourse({ CourseName: 'Graphs', CourseMentor: 'Lin Yue', CourseDescription: 'Walks' }),
  sampleManagedCourse({
    CourseName: 'Trees',
    CourseMentor: 'Ada Roy',
    CourseDescription: 'Heaps',
    isDraft: true,
  }),
]

test.each([
  ['gRAphs', ['Graphs']],
  [' ada ', ['Trees']],
  ['walks', ['Graphs']],
  ['', ['Graphs', 'Trees']],
  ['flows', []],
])('"%s" finds %j', (words, names) => {
  expect(coursesMatching(courses, words).map(({ CourseName }) => CourseName)).toEqual(names)
})

test('courses are counted, and drafts among them when there are any', () => {
  expect(courseCountText(courses)).toBe('2 courses, 1 draft')
  expect(courseCountText(courses.slice(0, 1))).toBe('1 course')
})
