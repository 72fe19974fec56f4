export { planAdminRoutes } from './routes.ts'
