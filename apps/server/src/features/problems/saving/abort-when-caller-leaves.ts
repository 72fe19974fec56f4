import type { FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { disconnectSignal } from '../../../http/disconnect-signal.ts'

/**
 * The same context for work that its caller waits for: once the caller is gone, waiting for a judge throws. What was opened
 * is then taken away like after any other refusal, so that nothing is published that nobody was told of.
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
