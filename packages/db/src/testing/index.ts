export { cloneDatabase } from './clone-database.ts'
export { databaseUrl } from './database-url.ts'
export { enterJudge } from './enter-judge.ts'
export { openQueueBed, outcomeWith, type QueueBed } from './queue-bed.ts'
