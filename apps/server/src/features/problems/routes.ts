import { calls } from '@codedojo/contract'
import { runSharedQueries } from '@codedojo/db'
import type { FastifyInstance } from 'fastify'
import { coalesceLookUps } from '../../coalesce-look-ups.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { SerializedAnswer } from '../../http/serialized-answer.ts'
import { adminProblemRoutes } from './admin-problem-routes.ts'
import { packageRoutes } from './packages/package-routes.ts'
import { countProblems, digestOfWholeList, findAsset, listProblems, readSolvedIds } from './queries.ts'
import { requireProblem, requireReadableProblem } from './require-problem.ts'
import { abortWhenCallerLeaves } from './saving/abort-when-caller-leaves.ts'
import { deleteProblem } from './saving/delete-problem.ts'
import { openSolution } from './saving/open-solution.ts'
import { publishFaultsOfAny } from './saving/refuse-new-publish-faults.ts'
import { saveProblem } from './saving/save-problem.ts'
import { recordVisit } from './showing/record-visit.ts'
import { openAsLearner, showToAdmin } from './showing/show-problem.ts'
import { versionRoutes } from './versions/version-routes.ts'

export function problemRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: { role: string } | null }) =>
    requireProblem(context, params.id, user)

  let last: { readonly digest: string; readonly list: SerializedAnswer<typeof calls.getAllProblem> } | null =
    null
  // Concurrent callers share one look-up that began after their call.
  const wholeList = coalesceLookUps(() =>
    runSharedQueries(async () => {
      const digest = await digestOfWholeList(database)
      if (last?.digest === digest) return last.list
      const problems = await listProblems(database, { reader: { role: 'user' } })
      const list = SerializedAnswer.to(calls.getAllProblem, problems)
      // The list may be of a moment between two changes, and may not stand for a digest that was taken before.
      if ((await digestOfWholeList(database)) === digest) last = { digest, list }
      return list
    }),
  )

  registerReadCall(app, context, calls.getAllProblem, {
    read: async ({ query, user }) =>
      // The list of admins contains drafts, which no browser may keep.
      Object.keys(query).length === 0 && user.role !== 'admin'
        ? wholeList('learners')
        : listProblems(database, { ...query, reader: user }),
    headers: async ({ query, user }) =>
      query.pageSize === undefined
        ? {}
        : { 'x-total-count': String(await countProblems(database, { reader: user, ...query })) },
  })
  registerReadCall(app, context, calls.problemSolvedbyUser, {
    read: ({ user }) => readSolvedIds(database, user._id),
  })
  registerReadCall(app, context, calls.problemById, {
    find,
    read: async ({ user, found }) => {
      if (user.role !== 'admin') return openAsLearner(context, { row: found, reader: user })
      const visit = { userId: user._id, problemId: found.id }
      const [problem] = await Promise.all([showToAdmin(context, found), recordVisit(database, visit)])
      return problem
    },
  })
  registerCall(app, context, calls.createProblem, {
    faultsBesides: async (body) => publishFaultsOfAny(body, null),
    run: async ({ body, user, reply }) => {
      const asked = abortWhenCallerLeaves(context, reply)
      const { _id, note } = await saveProblem(asked, { current: null, body, authorId: user._id })
      return { message: `Problem "${body.title}" created successfully!${note}`, _id }
    },
  })
  registerCall(app, context, calls.updateProblem, {
    find,
    faultsBesides: async (body, found) => publishFaultsOfAny(body, await showToAdmin(context, found)),
    run: async ({ body, found, user, reply }) => {
      const asked = abortWhenCallerLeaves(context, reply)
      const { _id, note } = await saveProblem(asked, { current: found, body, authorId: user._id })
      return { message: `Problem "${body.title}" updated successfully!${note}`, _id }
    },
  })
  registerCall(app, context, calls.deleteProblem, {
    find,
    run: async ({ found, user }) => {
      await deleteProblem(database, found, user._id)
      return { message: `Problem "${found.title}" deleted successfully!` }
    },
  })
  registerCall(app, context, calls.openSolution, {
    find,
    run: async ({ found, body: { isOpen }, user }) => {
      await openSolution(database, { found, isOpen, actorId: user._id })
      return { isOpen }
    },
  })
  adminProblemRoutes(app, context)
  versionRoutes(app, context)
  packageRoutes(app, context)
  assetRoute(app, context)
}

/** Pictures of statements. Not a call of the contract, because `img` elements load them. */
function assetRoute(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { id: string; name: string } }>(
    '/api/problem/:id/asset/:name',
    async (request, reply) => {
      const user = await context.auth.userOf(request)
      if (!user) throw new AppError('not_signed_in', 'Please sign in.')
      await requireReadableProblem(context, request.params.id, user)
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
