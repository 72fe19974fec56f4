import type { Overview } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { listEvents } from '../audit/index.ts'
import { checkHealth } from '../health/index.ts'
import { countPaidOrders } from '../orders/index.ts'
import { countProducts } from '../store/index.ts'
import { readDiskSpace } from './disk-space.ts'
import { lastLocalDays } from './local-days.ts'
import { listPendingWork } from './pending-work.ts'
import {
  countDays,
  countProblems,
  countUsers,
  countVideos,
  measureDatabaseLatency,
  readLastBackUp,
  readQueueState,
} from './queries.ts'

const shownDays = 30
const shownEvents = 8

/** All figures of the admin dashboard, as of now. */
export async function readOverview(
  context: Context,
  totalSubmissions: () => Promise<number>,
): Promise<Overview> {
  const { database, config } = context
  const databaseMs = await measureDatabaseLatency(database)
  const [
    users,
    problems,
    submissions,
    videos,
    store,
    orders,
    waiting,
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
    countVideos(database),
    countProducts(database),
    countPaidOrders(database),
    listPendingWork(database),
    countDays(database, lastLocalDays(shownDays, new Date())),
    readQueueState(database),
    checkHealth(context),
    readDiskSpace(config.dataFolder),
    readLastBackUp(database),
    listEvents(database, { page: 1, pageSize: shownEvents }),
  ])
  return {
    users,
    problems,
    submissions: { total: submissions, today: days.at(-1)?.submissions ?? 0 },
    videos,
    store,
    orders,
    waiting,
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
