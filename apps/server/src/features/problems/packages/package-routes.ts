import { calls } from '@codedojo/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { spoolUpload } from '../../../http/spool-upload.ts'
import { requireProblem } from '../require-problem.ts'
import { abortWhenCallerLeaves } from '../saving/abort-when-caller-leaves.ts'
import { type ExportedFile, exportProblem, exportProblems, findProblemsToExport } from './export-problem.ts'
import { importUpload } from './import-upload.ts'

/** Calls for importing and exporting packages. */
export function packageRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context

  registerCall(app, context, calls.importProblem, {
    run: async ({ body, query, user, reply }) => {
      const asked = abortWhenCallerLeaves(context, reply)
      const maxBytes = calls.importProblem.bodyBytes
      await using upload = await spoolUpload({ body, maxBytes, name: query.name })
      return await importUpload(asked, { upload, query, authorId: user._id })
    },
  })
  registerCall(app, context, calls.exportProblem, {
    find: ({ params, user }) => requireProblem(context, params.id, user),
    run: async ({ found, user, reply }) => download(reply, await exportProblem(database, found, user._id)),
  })
  registerCall(app, context, calls.exportProblems, {
    run: async ({ query, user, reply }) => {
      const rows = await findProblemsToExport(database, query.ids)
      if (query.ids && rows.length < new Set(query.ids).size)
        throw new AppError('problem_not_found', 'One of the problems is no longer there. Choose them again.')
      const isAll = query.ids === undefined
      return download(reply, await exportProblems(database, rows, { actorId: user._id, isAll }))
    },
  })
}

function download(reply: FastifyReply, { name, zip }: ExportedFile) {
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  reply
    .type('application/zip')
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  return zip
}
