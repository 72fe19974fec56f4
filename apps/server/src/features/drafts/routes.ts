import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { refuseMode, requireReadableProblem } from '../problems/index.ts'
import { readCustomInputs, readDrafts, storeCustomInputs, storeDraft } from './queries.ts'

export function draftRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) =>
    requireReadableProblem(context, params.id, user)

  registerReadCall(app, context, calls.draftsOfProblem, {
    find,
    read: ({ found, user }) => readDrafts(database, { userId: user._id, problemId: found.id }),
  })
  registerCall(app, context, calls.saveDraft, {
    find,
    run: async ({ body, found, params, user }) => {
      refuseMode(found, body.mode)
      const place = { userId: user._id, problemId: found.id, language: params.language }
      const kept = await storeDraft(database, { ...place, ...body })
      if (!kept)
        throw new AppError('draft_changed', 'This code was changed in another window or on another device.')
      return kept
    },
  })

  registerCall(app, context, calls.ownCustomInputs, {
    find,
    run: async ({ found, user }) => ({
      inputs: [...(await readCustomInputs(database, { userId: user._id, problemId: found.id }))],
    }),
  })
  registerCall(app, context, calls.saveCustomInputs, {
    find,
    run: async ({ body, found, user }) => {
      await storeCustomInputs(database, { userId: user._id, problemId: found.id, ...body })
      return body
    },
  })
}
