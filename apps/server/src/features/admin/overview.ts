import type { Overview } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { listEvents } from '../audit/index.ts'
import { checkHealth } from '../health/index.ts'
import { countOrders } from '../orders/index.ts'
import { countProducts } from '../store/index.ts'
import { diskRoom } from './disk-room.ts'
import { lastLocalDays } from './local-days.ts'
import {
  countDays,
  countOpenReports,
  countProblems,
  countUsers,
  lookAtQueue,
  measureAnswer,
  readLastBackUp,
} from './queries.ts'

const shownDays = 30
const shownEvents = 8

/** Everything the dashboard shows, as it is now. */
export async function overview(context: Context, totalSubmissions: () => Promise<number>): Promise<Overview> {
  const { database, config } = context
  const databaseMs = await measureAnswer(database)
  const [
    users,
    problems,
    submissions,
    openReports,
    store,
    orders,
    days,
    queue,
    health,
    disk,
    lastBackUp,
    events,
  ] = await Promise.all([
    countUsers(database),
    countProblems(database),
    totalSubmissions(),
    countOpenReports(database),
    countProducts(database),
    countOrders(database, {}),
    countDays(database, lastLocalDays(shownDays, new Date())),
    lookAtQueue(database),
    checkHealth(context),
    diskRoom(config.dataFolder),
    readLastBackUp(database),
    listEvents(database, { page: 1, pageSize: shownEvents }),
  ])
  return {
    users,
    problems,
    submissions: { total: submissions, today: days.at(-1)?.submissions ?? 0 },
    openReports,
    store,
    orders: {
      paid: orders.of.fulfilled,
      toShip: orders.of.to_ship,
      refundsAsked: orders.of.refund_asked,
    },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    days,
    queue,
    health,
    databaseMs,
    disk,
    lastBackUp,
    events,
  }
}
