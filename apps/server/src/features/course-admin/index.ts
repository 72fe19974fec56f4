export { courseAdminRoutes } from './routes.ts'
export { loadSampleCourses } from './samples/load-samples.ts'
