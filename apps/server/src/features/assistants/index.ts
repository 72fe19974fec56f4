export { assistantRoutes } from './routes.ts'
export { assistantUseRoutes } from './use/routes.ts'
export { sweepUses } from './use/uses.ts'
