import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { endOnAccessChange } from '../accounts/index.ts'
import { exportAccount } from './export-account.ts'
import { previewDeletion } from './preview-deletion.ts'

/** Rate limit, because each export reads all data of a person. */
const downloads: RateRule = {
  name: 'download',
  most: 3,
  windowSeconds: 3600,
  message: 'You have downloaded everything three times within an hour.',
}

export function dataExportRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.downloadOwnData, {
    limit: ({ user }) => checkRateLimit(database, downloads, user._id),
    run: async ({ user, request, reply }) => {
      const zip = await exportAccount(context, user)
      const end = () => zip.destroy()
      zip.once('close', endOnAccessChange(context, { request, user, end }))
      const day = new Date().toISOString().slice(0, 10)
      reply.type('application/zip')
      reply.header('content-disposition', `attachment; filename="codedojo-${day}.zip"`)
      return zip
    },
  })
  registerCall(app, context, calls.deletionPreview, {
    run: ({ user }) => previewDeletion(database, user._id),
  })
}
