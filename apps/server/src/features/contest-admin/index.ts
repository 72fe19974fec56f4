export { contestAdminRoutes } from './routes.ts'
