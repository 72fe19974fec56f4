export { type EventQuery, listEvents } from './event-list.ts'
export { type AuditEntry, recordEvent } from './record-event.ts'
export { auditRoutes } from './routes.ts'
