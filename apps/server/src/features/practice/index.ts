export { practiceRoutes } from './routes.ts'
