export { practiceRoutes } from './routes.ts'
export { showDaily } from './show-daily.ts'
