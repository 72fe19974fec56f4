import { calls, caseFilePath } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { spoolUpload } from '../../http/spool-upload.ts'
import { storeCaseFiles } from './cases/case-files.ts'
import { produceOutputs } from './cases/produce-outputs.ts'
import { findStoredFile } from './queries.ts'
import { requireProblem } from './require-problem.ts'
import { abortWhenCallerLeaves } from './saving/abort-when-caller-leaves.ts'
import { checkProblem } from './saving/check-problem.ts'
import { countManagedProblems, listManagedProblems } from './showing/managed-problems.ts'

/** Additional calls for the admin pages about problems. */
export function adminProblemRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context

  registerCall(app, context, calls.managedProblems, {
    run: async ({ query, reply }) => {
      reply.header('x-total-count', String(await countManagedProblems(database, query)))
      return listManagedProblems(database, query)
    },
  })
  registerCall(app, context, calls.uploadCaseFiles, {
    run: async ({ body, query }) => {
      const maxBytes = calls.uploadCaseFiles.bodyBytes
      await using upload = await spoolUpload({ body, maxBytes, name: 'upload.zip' })
      return await storeCaseFiles(database, upload, query.name)
    },
  })
  registerCall(app, context, calls.produceOutputs, {
    run: async ({ body, user, reply }) => {
      const base = body.problemId ? await requireProblem(context, body.problemId, user) : null
      return produceOutputs(abortWhenCallerLeaves(context, reply), { base, asked: body, authorId: user._id })
    },
  })
  registerCall(app, context, calls.checkProblem, {
    run: async ({ body, user, reply }) => {
      const base = body.problemId ? await requireProblem(context, body.problemId, user) : null
      return checkProblem(abortWhenCallerLeaves(context, reply), { base, body, authorId: user._id })
    },
  })
  caseFileRoute(app, context)
}

/** A download that pages link to, so it is not a call of the contract. */
function caseFileRoute(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { ref: string } }>(`/api${caseFilePath}`, async (request, reply) => {
    const user = await context.auth.userOf(request)
    if (!user) throw new AppError('not_signed_in', 'Please sign in.')
    if (user.role !== 'admin') throw new AppError('not_allowed', 'Only an administrator may do this.')
    const content = await findStoredFile(context.database, request.params.ref)
    if (!content) throw new AppError('not_found', 'There is no such file.')
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="case-${request.params.ref.slice(0, 12)}.txt"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
