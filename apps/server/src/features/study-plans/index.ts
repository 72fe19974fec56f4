export { loadStudyPlans } from './load-plans.ts'
export { studyPlanRoutes } from './routes.ts'
