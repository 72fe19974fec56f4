export { assistantRoutes } from './routes.ts'
export { assistantUsageRoutes } from './usage/routes.ts'
export { sweepUsageRecords } from './usage/usage-records.ts'
