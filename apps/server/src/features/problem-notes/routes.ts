import { calls, problemNoteSchema, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { streamList } from '../../http/stream-list.ts'
import { requireReadableProblem } from '../problems/index.ts'
import { countNotes, iterateNotes, listNotes, readNote, storeNote } from './queries.ts'

export function problemNoteRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) =>
    requireReadableProblem(context, params.id, user)

  registerCall(app, context, calls.ownNotes, {
    run: async ({ query: { q, page = 1, pageSize }, user, reply }) => {
      const list = { userId: user._id, q }
      if (pageSize === undefined) {
        return streamList(reply, { item: problemNoteSchema, items: iterateNotes(database, list) })
      }
      reply.header('x-total-count', String(await countNotes(database, list)))
      return listNotes(database, list, { limit: pageSize, offset: (page - 1) * pageSize })
    },
  })
  registerCall(app, context, calls.noteOfProblem, {
    find,
    run: ({ found, user }) => readNote(database, { userId: user._id, problem: found }),
  })
  registerCall(app, context, calls.saveNote, {
    find,
    run: async ({ body, found, user }) => {
      const kept = await storeNote(database, { userId: user._id, problem: found, ...body })
      if (!kept)
        throw new AppError('note_changed', 'This note was changed in another window or on another device.')
      return kept
    },
  })
}
