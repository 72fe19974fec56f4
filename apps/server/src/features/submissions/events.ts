import { type JudgingEvent, type Progress, submissionEventsPath } from '@codedojo/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { untilAccessEnds } from '../accounts/index.ts'
import { countStreams } from './count-streams.ts'
import type { JobState } from './job-watcher.ts'
import { countAhead, lacksJudge, openJobs } from './queries.ts'

/** A silent connection is closed by many proxies after a minute. */
const keepAliveMs = 20_000
const streamsPerUser = 20
/** What may wait for a page that does not read, such as one on a frozen phone. */
const unreadBytesMost = 1024 * 1024

/** Progress of the caller's own runs and submissions, as server-sent events; what is open is told at once. */
export function eventRoute(app: FastifyInstance, context: Context): void {
  const streams = countStreams(streamsPerUser)
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.get(`/api${submissionEventsPath}`, async (request, reply) => {
    refuseCrossSite(request, context.config.publicUrl)
    const user = await context.auth.userOf(request)
    if (!user) throw new AppError('not_signed_in', 'Please sign in.')
    // The page may be gone already, and then nothing would ever end what starts below.
    if (reply.raw.destroyed) return reply.hijack()
    if (!streams.open(user._id)) {
      throw new AppError('too_many_requests', 'Too many pages are open.', { retryAfter: 30 })
    }

    const stream = startStream(reply)
    const tell = (job: JobState) => {
      // Thousands of them, and the page of the rejudge counts them itself.
      if (job.kind === 'rejudge') return
      eventOf(context, { ...job, kind: job.kind }).then(stream.write, (error: unknown) =>
        request.log.error({ err: error }, 'progress could not be told'),
      )
    }
    const unfollow = context.jobs.follow(user._id, tell)
    const unwatch = untilAccessEnds(context, { request, user, end: stream.end })
    open.add(stream.end)
    reply.raw.once('close', () => {
      unfollow()
      unwatch()
      stream.end()
      open.delete(stream.end)
      streams.close(user._id)
    })
    for (const job of await openJobs(context.database, user._id)) tell(job)
    return reply
  })
}

function startStream(reply: FastifyReply) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  raw.write('retry: 2000\n\n')
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), keepAliveMs)
  return {
    write: (event: JudgingEvent) => {
      // A job may change in the moment in which its page goes away or the server stops.
      if (raw.writableEnded || raw.destroyed) return
      // A page that is let go connects anew and is then told what is open.
      if (raw.writableLength > unreadBytesMost) raw.destroy()
      else raw.write(`event: progress\ndata: ${JSON.stringify(event)}\n\n`)
    },
    end: () => {
      clearInterval(keepAlive)
      raw.end()
    },
  }
}

type ToldJob = JobState & { readonly kind: JudgingEvent['kind'] }

async function eventOf(context: Context, job: ToldJob): Promise<JudgingEvent> {
  const isQueued = job.state === 'queued'
  return {
    submissionId: job.id,
    requestKey: job.requestKey,
    problemId: job.problemId,
    kind: job.kind,
    language: job.language,
    stage: job.state === 'done' ? 'done' : stageOf(job.state, job.progress),
    ahead: isQueued ? await countAhead(context.database, job) : null,
    ...((await lacksJudge(context.database, job.id)) && { lacksJudge: true }),
    total: job.progress?.total ?? null,
    cases: (job.progress?.cases ?? []).map(({ index, kind, status, cpuMs, memoryKb }) => ({
      index,
      kind,
      status,
      time: Math.round(cpuMs) / 1000,
      memory: memoryKb,
    })),
  }
}

function stageOf(state: 'queued' | 'judging', progress: Progress | null): Progress['stage'] {
  return state === 'queued' ? 'queued' : (progress?.stage ?? 'compiling')
}
