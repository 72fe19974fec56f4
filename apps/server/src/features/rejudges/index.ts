export { rejudgeRoutes } from './routes.ts'
export { watchRejudges } from './watch-rejudges.ts'
