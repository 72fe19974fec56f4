export { changeRole } from './change-role.ts'
export { erasePerson } from './erase-person.ts'
export { requirePerson } from './require-person.ts'
export { peopleRoutes } from './routes.ts'
