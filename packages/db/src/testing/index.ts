export { cloneDatabase } from './clone-database.ts'
export { databaseUrl } from './database-url.ts'
export { enterJudge } from './enter-judge.ts'
