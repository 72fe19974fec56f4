export { problemListRoutes } from './routes.ts'
