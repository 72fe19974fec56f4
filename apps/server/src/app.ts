import { logOf } from '@codedojo/log'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { accountRoutes } from './features/accounts/index.ts'
import { adminRoutes } from './features/admin/index.ts'
import { apiTokenRoutes } from './features/api-tokens/index.ts'
import { assistantRoutes, assistantUsageRoutes } from './features/assistants/index.ts'
import { auditRoutes } from './features/audit/index.ts'
import { certificateRoutes } from './features/certificates/index.ts'
import { contestAdminRoutes } from './features/contest-admin/index.ts'
import { contestRoutes } from './features/contests/index.ts'
import { courseAdminRoutes } from './features/course-admin/index.ts'
import { courseRoutes } from './features/courses/index.ts'
import { dataExportRoutes } from './features/data-export/index.ts'
import { draftRoutes } from './features/drafts/index.ts'
import { healthRoutes } from './features/health/index.ts'
import { helpRoutes } from './features/help/index.ts'
import { installationRoutes, pageBrandOf } from './features/installation/index.ts'
import { lessonWorkRoutes } from './features/lesson-work/index.ts'
import { metricsRoutes } from './features/metrics/index.ts'
import { adminOrderRoutes, orderRoutes } from './features/orders/index.ts'
import { peopleRoutes } from './features/people/index.ts'
import { pictureRoutes } from './features/pictures/index.ts'
import { planAdminRoutes } from './features/plan-admin/index.ts'
import { playlistRoutes } from './features/playlists/index.ts'
import { practiceRoutes } from './features/practice/index.ts'
import { premiumRoutes } from './features/premium/index.ts'
import { problemListRoutes } from './features/problem-lists/index.ts'
import { problemNoteRoutes } from './features/problem-notes/index.ts'
import { reportRoutes } from './features/problem-reports/index.ts'
import { problemRoutes } from './features/problems/index.ts'
import { profileRoutes } from './features/profile/index.ts'
import { progressRoutes } from './features/progress/index.ts'
import { rejudgeRoutes } from './features/rejudges/index.ts'
import { reminderRoutes } from './features/reminders/index.ts'
import { openRooms } from './features/rooms/index.ts'
import { settingsRoutes } from './features/settings/index.ts'
import { signInWayRoutes } from './features/sign-in-ways/index.ts'
import { storeRoutes } from './features/store/index.ts'
import { studyPlanRoutes } from './features/study-plans/index.ts'
import { submissionRoutes } from './features/submissions/index.ts'
import { adminTicketRoutes, ticketRoutes } from './features/tickets/index.ts'
import { videoRoutes } from './features/videos/index.ts'
import { apiDocs } from './http/api-docs.ts'
import { boundBodies } from './http/bound-bodies.ts'
import { answerClientError } from './http/client-error.ts'
import { shareFairly } from './http/fair-share.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { rewritePageUrl, webApp } from './http/pages/web-app.ts'
import { answerError } from './http/problem-details.ts'
import { addReadCalls } from './http/read-calls.ts'
import { compressedFromBytes, personalGzipLevel } from './http/ready-response.ts'
import { refuseBadHost } from './http/refuse-bad-host.ts'
import { pathWithoutQuery, RequestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { wellKnown } from './http/well-known.ts'
import { openRealtime } from './realtime/index.ts'

/** Largest request body of a call that does not set its own limit, in bytes. */
const bodyBytes = 100 * 1024

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(
  context: Context,
  options: { readonly log: boolean },
): Promise<FastifyInstance> {
  const { config } = context
  const app = fastify({
    ...(options.log ? { loggerInstance: serverLog() } : { logger: false }),
    logController: new RequestLog(),
    bodyLimit: bodyBytes,
    trustProxy: config.trustProxy,
    // Headers must arrive within ten seconds; the time limit of a body depends on the call.
    requestTimeout: 0,
    connectionTimeout: 0,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: rewritePageUrl,
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  app.setErrorHandler(answerError)
  app.decorateRequest('call', null)
  addReadCalls(app)
  acceptJsonOnly(app)
  endSlowBodies(app)
  refuseBadHost(app)
  shareFairly(app, context)
  boundBodies(app, context)
  await securityHeaders(app, config)
  // Responses made for one person use gzip: Brotli would take twice as long to save a twentieth. Prepared responses and built
  // files use Brotli.
  await app.register(compress, {
    encodings: ['gzip', 'br'],
    // Bodies of requests come as they are: `boundBodies` counts them by their length.
    globalDecompression: false,
    zlibOptions: { level: personalGzipLevel },
    threshold: compressedFromBytes,
  })

  accountRoutes(app, context)
  signInWayRoutes(app, context)
  apiTokenRoutes(app, context)
  dataExportRoutes(app, context)
  problemRoutes(app, context)
  rejudgeRoutes(app, context)
  reportRoutes(app, context)
  submissionRoutes(app, context)
  draftRoutes(app, context)
  practiceRoutes(app, context)
  problemListRoutes(app, context)
  problemNoteRoutes(app, context)
  reminderRoutes(app, context)
  studyPlanRoutes(app, context)
  planAdminRoutes(app, context)
  peopleRoutes(app, context)
  premiumRoutes(app, context)
  settingsRoutes(app, context)
  progressRoutes(app, context)
  profileRoutes(app, context)
  storeRoutes(app, context)
  courseRoutes(app, context)
  lessonWorkRoutes(app, context)
  certificateRoutes(app, context)
  pictureRoutes(app, context)
  courseAdminRoutes(app, context)
  await videoRoutes(app, context)
  playlistRoutes(app, context)
  orderRoutes(app, context)
  adminOrderRoutes(app, context)
  ticketRoutes(app, context)
  adminTicketRoutes(app, context)
  auditRoutes(app, context)
  healthRoutes(app, context)
  helpRoutes(app, context)
  installationRoutes(app, context)
  adminRoutes(app, context)
  assistantRoutes(app, context)
  assistantUsageRoutes(app, context)
  contestRoutes(app, context)
  contestAdminRoutes(app, context)
  const realtime = openRealtime(app, context)
  openRooms(app, context, realtime)
  metricsRoutes(app, context, () => realtime.io.engine.clientsCount)
  await apiDocs(app, context)
  wellKnown(app, context)
  await webApp(app, {
    dataFolder: config.dataFolder,
    auth: context.auth,
    brand: () => pageBrandOf(context),
    ownTerms: () => context.installation.settings().terms,
  })
  return app
}

function serverLog(): FastifyBaseLogger {
  return logOf('server').child({}, { serializers: { req: withoutQuery } })
}

/** The query is left out: it may hold the secret of a mailed link. */
function withoutQuery({ method, url }: { readonly method: string; readonly url: string }) {
  return { method, path: pathWithoutQuery(url) }
}
