export { backUpInstallation, restoreInstallation } from './back-up-installation.ts'
export { lastLocalDays } from './local-days.ts'
export { adminRoutes } from './routes.ts'
export { makeTableProgress } from './table-progress.ts'
