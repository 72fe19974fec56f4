export { changeRole } from './change-role.ts'
export { peopleRoutes } from './routes.ts'
