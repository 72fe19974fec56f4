export { takeAwayRoutes } from './routes.ts'
