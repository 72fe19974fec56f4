export { type ReadCourse, readCourses } from './read-courses.ts'
export { type OpenCourse, requireOpenCourse, requireOpenLesson } from './require-open.ts'
