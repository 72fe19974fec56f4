export { type CourseChange, enrolByProvider, unenrolByProvider } from './learners/enrol-by-provider.ts'
export { courseAdminRoutes } from './routes.ts'
export { loadSampleCourses } from './samples/load-samples.ts'
