import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { requireCertificate } from '../queries.ts'
import { makeCertificateFiles } from './certificate-file.ts'

const paramsSchema = z.object({ code: z.string() })

/**
 * Serves the PDF to its owner and to admins; a withdrawn certificate gives 404. Not a call of the contract, because
 * pages link to it.
 */
export function certificatePdfRoute(
  app: FastifyInstance,
  { auth, config, database, installation }: Context,
): void {
  const fileOf = makeCertificateFiles({
    publicUrl: config.publicUrl,
    site: () => installation.settings().name,
  })
  app.get('/api/certificate/:code/pdf', async (request, reply) => {
    const user = await auth.userOf(request)
    if (!user) throw new AppError('not_signed_in', 'Please sign in.')
    const row = await requireCertificate(database, paramsSchema.parse(request.params).code)
    if (row.userId !== user._id && user.role !== 'admin') {
      throw new AppError('not_allowed', 'Only its owner can download a certificate.')
    }
    if (row.revokedAt !== null) {
      throw new AppError('certificate_not_found', 'This certificate was withdrawn.')
    }
    if (row.replacedAt !== null) {
      const message = `This certificate was replaced: it stands under the code ${row.code} now.`
      throw new AppError('certificate_not_found', message)
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="certificate-${row.code}.pdf"`)
      .header('cache-control', 'no-store')
      .send(await fileOf(row))
  })
}
