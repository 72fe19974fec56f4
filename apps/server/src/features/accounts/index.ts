export { type Auth, makeAuth } from './auth.ts'
export { adminWasTold, ensureFirstAdmin } from './first-admin.ts'
export { makeAdmin, readCookieSecret, userByEmail } from './queries.ts'
export { accountRoutes } from './routes.ts'
