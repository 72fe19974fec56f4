import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { requireProblem } from '../problems/index.ts'
import { answerReport } from './answer-report.ts'
import { fileReport } from './file-report.ts'
import { countReports, findReport, listReports, readOwnReports } from './queries.ts'
import { readAttachedSubmission } from './read-attached-submission.ts'

const fiveAnHour: RateRule = {
  name: 'report',
  most: 5,
  windowSeconds: 3600,
  message: 'At most 5 reports an hour.',
}

export function reportRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const findProblem = ({ params, user }: { params: { id: string }; user: { role: string } | null }) =>
    requireProblem(context, params.id, user)
  const find = async ({ params }: { params: { id: string } }) => {
    const found = await findReport(database, params.id)
    if (!found) throw new AppError('not_found', 'There is no such report.')
    return found
  }

  registerCall(app, context, calls.reportProblem, {
    find: findProblem,
    limit: ({ user }) => checkRateLimit(database, fiveAnHour, user._id),
    run: async ({ found, body, user }) => {
      const { id, isNew } = await fileReport(database, { problem: found, userId: user._id, body })
      const message = isNew
        ? 'Report sent. The answer will stand below the statement.'
        : 'Added to your open report about this.'
      return { message, _id: id }
    },
  })
  registerCall(app, context, calls.ownReports, {
    find: findProblem,
    run: ({ found, user }) => readOwnReports(database, { userId: user._id, problemId: found.id }),
  })
  registerCall(app, context, calls.reports, {
    run: async ({ query, reply }) => {
      const [list, counts] = await Promise.all([listReports(database, query), countReports(database, query)])
      const total = query.state ? counts[query.state] : counts.open + counts.mended + counts.declined
      reply.header('x-total-count', String(total))
      return { counts, reports: list }
    },
  })
  registerCall(app, context, calls.reportById, {
    find,
    run: async ({ found: { submissionId, ...found } }) => ({
      ...found,
      submission: submissionId === null ? null : await readAttachedSubmission(database, submissionId),
    }),
  })
  registerCall(app, context, calls.answerReport, {
    find,
    run: async ({ found, body, user }) => {
      await answerReport(database, { ...body, reportId: found._id, actorId: user._id })
      return { message: 'Report answered.' }
    },
  })
}
