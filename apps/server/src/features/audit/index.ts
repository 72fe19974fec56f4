export { changedParts } from './changed-parts.ts'
export { listEvents } from './event-list.ts'
export { recordEvent } from './record-event.ts'
export { auditRoutes } from './routes.ts'
