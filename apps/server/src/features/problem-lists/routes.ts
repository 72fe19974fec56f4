import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { isId, requireProblem } from '../problems/index.ts'
import { addEntry, orderEntries, removeEntry } from './entries.ts'
import { listNotFound, requireOwnList, showList, showLists } from './find-list.ts'
import { addList, deleteList, renameList } from './save-list.ts'

export function problemListRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params, user }: { params: { id: string }; user: User | null }) => {
    if (!user) throw listNotFound()
    return requireOwnList(database, params.id, user._id)
  }

  registerReadCall(app, context, calls.problemLists, {
    read: ({ user }) => showLists(database, user._id),
  })
  registerCall(app, context, calls.addProblemList, {
    run: async ({ body, user }) => {
      const id = await addList(database, { userId: user._id, name: body.name, requestKey: body.requestKey })
      return showList(database, id)
    },
  })
  registerCall(app, context, calls.renameProblemList, {
    find,
    run: async ({ found, body }) => {
      await renameList(database, found, body.name)
      return showList(database, found.id)
    },
  })
  registerCall(app, context, calls.deleteProblemList, {
    find,
    run: async ({ found }) => {
      await deleteList(database, found)
      return { message: `List "${found.name}" deleted.` }
    },
  })
  registerCall(app, context, calls.putIntoList, {
    find: async ({ params, user }) => {
      const list = await find({ params, user })
      return { list, problem: await requireProblem(context, params.problemId, null) }
    },
    run: async ({ found: { list, problem } }) => {
      await addEntry(database, list, problem.id)
      return showList(database, list.id)
    },
  })
  registerCall(app, context, calls.takeFromList, {
    find,
    run: async ({ found, params }) => {
      if (isId(params.problemId)) await removeEntry(database, found, params.problemId)
      return showList(database, found.id)
    },
  })
  registerCall(app, context, calls.orderList, {
    find,
    run: async ({ found, body }) => {
      await orderEntries(database, found, body.problems)
      return showList(database, found.id)
    },
  })
}
