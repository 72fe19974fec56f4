import { type JudgingEvent, type Progress, submissionEventsPath } from '@codedojo/contract'
import { isBackground } from '@codedojo/db'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { makeEventStreams } from '../../http/event-streams.ts'
import type { JobState } from '../../services/job-watcher.ts'
import { endOnAccessChange } from '../accounts/index.ts'
import { makeStreamCount } from './count-streams.ts'
import { countAhead, lacksJudge, listOpenJobs } from './queries.ts'

const streamsPerUser = 20
const reconnectMs = 2000

/** Server-sent events about the caller's own runs and submissions; first sends the state of open ones. */
export function eventRoute(app: FastifyInstance, context: Context): void {
  const streams = makeEventStreams(app)
  const counts = makeStreamCount(streamsPerUser)

  app.get(`/api${submissionEventsPath}`, async (request, reply) => {
    refuseCrossSite(request, context.config.publicUrl)
    const user = await context.auth.userOf(request)
    if (!user) throw new AppError('not_signed_in', 'Please sign in.')
    // If the page has already disconnected, nothing would ever stop the subscription below.
    if (reply.raw.destroyed) return reply.hijack()
    if (!counts.open(user._id)) {
      throw new AppError('too_many_requests', 'Too many pages are open.', { retryAfter: 30 })
    }

    const stream = streams.start(reply, { reconnectMs })
    const tell = (job: JobState) => {
      const { kind, problemId } = job
      // Nobody asked for them, there may be thousands, and the rejudge page counts its own.
      if (isBackground(kind)) return
      // These jobs do not run the caller's program on a problem's cases: one belongs to an assistant, the others are
      // answered by calls of their own.
      if (isOfOwnCall(kind) || problemId === null) return
      eventOf(context, { ...job, kind, problemId }).then(
        (event) => stream.write(event, 'progress'),
        (error: unknown) => request.log.error({ err: error }, 'a judging event could not be sent'),
      )
    }
    const unfollow = context.jobs.follow(user._id, tell)
    const unwatch = endOnAccessChange(context, { request, user, end: stream.end })
    stream.ended.addEventListener(
      'abort',
      () => {
        unfollow()
        unwatch()
        counts.close(user._id)
      },
      { once: true },
    )
    for (const job of await listOpenJobs(context.database, user._id)) tell(job)
    return reply
  })
}

type OfOwnCall = 'guard' | 'smallest' | 'lesson' | 'dialogue'

function isOfOwnCall(kind: JobState['kind']): kind is OfOwnCall {
  return kind === 'guard' || kind === 'smallest' || kind === 'lesson' || kind === 'dialogue'
}

type ToldJob = JobState & { readonly kind: JudgingEvent['kind']; readonly problemId: string }

async function eventOf(context: Context, job: ToldJob): Promise<JudgingEvent> {
  const isQueued = job.state === 'queued'
  // In a contest, the number of cases and the result of each are hidden.
  const progress = job.isContest && job.kind === 'submit' ? null : job.progress
  return {
    submissionId: job.id,
    requestKey: job.requestKey,
    problemId: job.problemId,
    kind: job.kind,
    language: job.language,
    stage: job.state === 'done' ? 'done' : stageOf(job.state, job.progress),
    ahead: isQueued ? await countAhead(context.database, job) : null,
    ...((await lacksJudge(context.database, job.id)) && { lacksJudge: true }),
    total: progress?.total ?? null,
    cases: (progress?.cases ?? []).map(({ index, kind, status, cpuMs, memoryKb }) => ({
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
