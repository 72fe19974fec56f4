import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { requireProblem } from '../problems/index.ts'
import { applyRejudge } from './apply-rejudge.ts'
import { cancelRejudge } from './cancel-rejudge.ts'
import {
  countChanges,
  countRejudgeChoices,
  countRejudges,
  findRejudge,
  listChanges,
  listRejudges,
  readRejudgeDetail,
} from './queries.ts'
import { startRejudge } from './start-rejudge.ts'

export function rejudgeRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const findProblem = ({ params, user }: { params: { id: string }; user: { role: string } | null }) =>
    requireProblem(context, params.id, user)
  const find = async ({ params }: { params: { id: string } }) => {
    const found = await findRejudge(database, params.id)
    if (!found) throw new AppError('not_found', 'There is no such rejudge.')
    return found
  }

  registerCall(app, context, calls.rejudgeChoices, {
    find: findProblem,
    run: ({ found }) => countRejudgeChoices(database, found),
  })
  registerCall(app, context, calls.startRejudge, {
    find: findProblem,
    run: async ({ found, body, user }) => {
      const wanted = { problem: found, filter: body, authorId: user._id }
      const { id, total } = await startRejudge(database, wanted)
      return { _id: id, total }
    },
  })
  registerCall(app, context, calls.rejudges, {
    run: async ({ query, reply }) => {
      reply.header('x-total-count', String(await countRejudges(database, query)))
      return listRejudges(database, query)
    },
  })
  registerCall(app, context, calls.rejudgeById, {
    find,
    run: ({ found }) => readRejudgeDetail(database, found),
  })
  registerCall(app, context, calls.rejudgeChanges, {
    find,
    run: async ({ found, query, reply }) => {
      reply.header('x-total-count', String(await countChanges(database, found._id, query)))
      return listChanges(database, found._id, query)
    },
  })
  registerCall(app, context, calls.applyRejudge, {
    find,
    run: async ({ found, user }) => {
      await applyRejudge(database, found._id, user._id)
      const now = await find({ params: { id: found._id } })
      return now.state === 'applied'
        ? {
            message: `Rejudge applied: ${verdictsWords(now.changed ?? 0)} changed.`,
            state: 'applied' as const,
          }
        : { message: 'The new verdicts are being given.', state: 'applying' as const }
    },
  })
  registerCall(app, context, calls.cancelRejudge, {
    find,
    run: async ({ found, user }) => {
      await cancelRejudge(database, found._id, user._id)
      return { message: 'Rejudge cancelled. No verdict was changed.' }
    },
  })
}

function verdictsWords(count: number): string {
  return `${count} ${count === 1 ? 'verdict' : 'verdicts'}`
}
