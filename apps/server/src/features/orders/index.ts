export { adminOrderRoutes } from './admin/routes.ts'
export { countPaidOrders, listWaitingOrders } from './admin/waiting-orders.ts'
export { eraseBuyer } from './erase-buyer.ts'
export {
  grantCourse,
  isGivenByProvider,
  revokeAdminGrants,
  revokeProviderGrants,
} from './fulfilment/course-grants.ts'
export { sweepWebhookMessages } from './fulfilment/handle-webhook-event.ts'
export { watchOrders } from './fulfilment/watch-orders.ts'
export { checkLedger } from './ledger/check-ledger.ts'
export { placeOrder } from './placing/place-order.ts'
export { countReservedStock, lockProduct, reservedStock } from './placing/stock.ts'
export { pageOfOwnOrders } from './queries.ts'
export { countFailedRefunds } from './refunds/failed-refunds.ts'
export { orderRoutes } from './routes.ts'
