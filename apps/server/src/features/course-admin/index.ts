export { courseAdminRoutes } from './routes.ts'
