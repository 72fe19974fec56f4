import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { checkUpdate } from './check-update.ts'
import {
  casesOf,
  countersOf,
  countHiddenCases,
  countProblems,
  findAsset,
  findProblem,
  listProblems,
  type ProblemRow,
  solvedIds,
  visibleCasesOf,
} from './queries.ts'
import { problemForAdmin, problemForLearner } from './wire-problem.ts'
import { createProblem, deleteProblem, updateProblem } from './write-problem.ts'

export function problemRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params }: { params: { id: string } }) => requireProblem(context, params.id)

  registerCall(app, context, calls.getAllProblem, {
    run: async ({ query, reply }) => {
      if (query.pageSize !== undefined) {
        reply.header('x-total-count', String(await countProblems(database, query)))
      }
      return listProblems(database, query)
    },
  })
  registerCall(app, context, calls.problemSolvedbyUser, {
    run: ({ user }) => solvedIds(database, user._id),
  })
  registerCall(app, context, calls.problemById, {
    find,
    run: ({ user, found }) =>
      user.role === 'admin' ? showToAdmin(context, found) : showToLearner(context, found),
  })
  registerCall(app, context, calls.createProblem, {
    run: async ({ body, user }) => {
      const _id = await createProblem(database, body, user._id)
      return { message: `Problem "${body.title}" created successfully!`, _id }
    },
  })
  registerCall(app, context, calls.updateProblem, {
    find,
    run: async ({ body, found }) => {
      checkUpdate(body, await showToAdmin(context, found))
      await updateProblem(database, found, body)
      return { message: `Problem "${body.title}" updated successfully!`, _id: found.id }
    },
  })
  registerCall(app, context, calls.deleteProblem, {
    find,
    run: async ({ found }) => {
      await deleteProblem(database, found.id)
      return { message: `Problem "${found.title}" deleted successfully!` }
    },
  })
  assetRoute(app, context)
}

/** The problem with this id; throws `problem_not_found` when there is none. */
export async function requireProblem(context: Context, id: string): Promise<ProblemRow> {
  const found = await findProblem(context.database, id)
  if (!found) throw new AppError('problem_not_found', 'There is no such problem.')
  return found
}

async function showToLearner({ database }: Context, row: ProblemRow) {
  const [visible, hiddenCount, counters] = await Promise.all([
    visibleCasesOf(database, row.id),
    countHiddenCases(database, row.id),
    countersOf(database, row.id),
  ])
  return problemForLearner({ row, visible, hiddenCount, counters })
}

async function showToAdmin({ database }: Context, row: ProblemRow) {
  const [cases, counters] = await Promise.all([casesOf(database, row.id), countersOf(database, row.id)])
  const visible = cases.filter((one) => one.isVisible)
  const hidden = cases.filter((one) => !one.isVisible)
  return problemForAdmin({ row, visible, hidden, hiddenCount: hidden.length, counters })
}

/** Pictures of statements. An `img` element asks for them, so they are no call of the contract. */
function assetRoute(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { id: string; name: string } }>(
    '/api/problem/:id/asset/:name',
    async (request, reply) => {
      if (!(await context.auth.userOf(request))) throw new AppError('not_signed_in', 'Please sign in.')
      const asset = await findAsset(context.database, request.params.id, request.params.name)
      if (!asset) throw new AppError('not_found', 'There is no such picture.')
      return reply
        .type(asset.contentType)
        .header('cache-control', 'private, max-age=86400')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(asset.content)
    },
  )
}
