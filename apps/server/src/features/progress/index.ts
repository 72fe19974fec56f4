export { dayIn, type PersonClock, readClock } from './days/person-clock.ts'
export { spanOfDay } from './days/span-of-day.ts'
export { readProgress } from './read-progress.ts'
export { progressRoutes } from './routes.ts'
