export { changedFieldNames } from './changed-field-names.ts'
export { listEvents } from './event-list.ts'
export { recordEvent } from './record-event.ts'
export { auditRoutes } from './routes.ts'
