import type { Server } from 'node:net'
import { armFailpoints, assertDurable, sweepFiles } from '@codedojo/db'
import { openLog } from '@codedojo/log'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { sweepSecrets } from './features/accounts/index.ts'
import { sweepApiTokens } from './features/api-tokens/index.ts'
import { sweepUsageRecords } from './features/assistants/index.ts'
import { watchRatings } from './features/contest-ratings/index.ts'
import { sweepWebhookMessages, watchOrders } from './features/orders/index.ts'
import { sweepPictures } from './features/pictures/index.ts'
import { sweepCandidates } from './features/problems/index.ts'
import { watchRejudges } from './features/rejudges/index.ts'
import { watchReminders } from './features/reminders/index.ts'
import { sweepAnsweredRequests } from './features/request-keys/index.ts'
import { watchDirectory } from './features/sign-in-ways/index.ts'
import { sweepDoneJobs } from './features/submissions/index.ts'
import { sweepVideos } from './features/videos/index.ts'
import { listenToSiblings } from './http/listen-to-siblings.ts'
import { sweepRateLimits } from './http/rate-limit.ts'
import { ldapWarning } from './ldap-settings.ts'
import { openContext } from './open-context.ts'
import { paymentsWarning } from './razorpay-settings.ts'
import { sweepScratchFolders } from './scratch-folders.ts'

const sweepEveryMs = 10 * 60_000

const config = readConfig()
openLog(config.log, 'server')
armFailpoints(config.failpoints)
const context = await openContext(config)
if (!config.allowsUnsafeDatabase) await assertDurable(context.database)
const app = await buildApp(context, { log: true })

const sweepAll = () => {
  const sweeps = [
    sweepDoneJobs,
    sweepRateLimits,
    sweepSecrets,
    sweepApiTokens,
    sweepCandidates,
    sweepFiles,
    sweepPictures,
    sweepWebhookMessages,
    sweepUsageRecords,
    sweepAnsweredRequests,
  ]
  const swept = [...sweeps.map((each) => each(context.database)), sweepVideos(context), sweepScratchFolders()]
  Promise.all(swept).catch((error: unknown) =>
    app.log.error({ err: error }, 'old rows and files could not be removed'),
  )
}
sweepAll()
const sweep = setInterval(sweepAll, sweepEveryMs)

const rejudges = watchRejudges(context.database, (message, error) => app.log.error({ err: error }, message))
const orders = watchOrders(context, (message, error) => app.log.error({ err: error }, message))
const ratings = watchRatings(context.database, (message, error) => app.log.error({ err: error }, message))

const reminders = watchReminders(context, (message, error) => app.log.error({ err: error }, message))

const directory = watchDirectory(context, {
  warn: (message) => app.log.warn(message),
  error: (message, error) => app.log.error({ err: error }, message),
})

let siblings: Server | null = null
const stop = async () => {
  clearInterval(sweep)
  siblings?.close()
  await app.close()
  await rejudges[Symbol.asyncDispose]()
  await orders[Symbol.asyncDispose]()
  await ratings[Symbol.asyncDispose]()
  await reminders[Symbol.asyncDispose]()
  await directory[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

const { processes } = config
const ownSocket = processes.sockets[processes.number - 1]
if (ownSocket !== undefined) siblings = await listenToSiblings(app.server, ownSocket)
/**
 * Connections that the kernel holds until they are accepted, if its own limit, somaxconn, allows as many: it drops what comes
 * beyond them, and the browser tries again after a whole second. Node's default is 511, fewer than a class opens at once.
 */
const waitingConnections = 4096

await app.listen({
  port: config.port,
  host: config.host,
  backlog: waitingConnections,
  ...(processes.count > 1 && { reusePort: true }),
})
for (const warning of [paymentsWarning(config), ldapWarning(config.identity)]) {
  if (warning !== null) app.log.warn(warning)
}
