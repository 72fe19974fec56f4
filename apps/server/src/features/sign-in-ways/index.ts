export { signInWayRoutes } from './routes.ts'
