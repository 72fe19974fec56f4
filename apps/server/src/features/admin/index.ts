export { backUpInstallation, restoreInstallation } from './back-up-installation.ts'
export { lastLocalDays } from './local-days.ts'
export { adminRoutes } from './routes.ts'
export { tableProgress } from './table-progress.ts'
