export { adminTicketRoutes } from './admin-routes.ts'
export { ticketRoutes } from './routes.ts'
