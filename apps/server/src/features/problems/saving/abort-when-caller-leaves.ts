import type { FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { disconnectSignal } from '../../../http/disconnect-signal.ts'

/**
 * Returns the context with job waits that throw once the caller has disconnected. The candidate is then discarded, so
 * that nothing is published without the caller knowing.
 */
export function abortWhenCallerLeaves(context: Context, reply: FastifyReply): Context {
  const gone = disconnectSignal(reply)
  const { jobs } = context
  const untilDone = (jobId: string, withinMs: number) => unlessGone(gone, jobs.untilDone(jobId, withinMs))
  return { ...context, jobs: { ...jobs, untilDone } }
}

function unlessGone<Result>(gone: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () =>
      reject(new AppError('unavailable', 'The connection was closed, so the work was cancelled.'))
    if (gone.aborted) return leave()
    gone.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave))
  })
}
