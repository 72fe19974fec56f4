export { loadStudyPlans, lockPlans, putPlans } from './load-plans.ts'
export { readPlanFiles } from './read-plan-files.ts'
export { studyPlanRoutes } from './routes.ts'
