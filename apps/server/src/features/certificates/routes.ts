import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { certificatePdfRoute } from './pdf/pdf-route.ts'
import { requireCertificate } from './queries.ts'
import { reissueCertificate } from './reissue-certificate.ts'

export function certificateRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.certificateByCode, {
    find: ({ params }) => requireCertificate(database, params.code),
    run: async ({ found }) => ({
      code: found.code,
      name: found.personName,
      CourseName: found.courseName,
      CourseMentor: found.mentor,
      issuedAt: found.issuedAt.toISOString(),
      revokedAt: found.revokedAt?.toISOString() ?? null,
      replacedAt: found.replacedAt?.toISOString() ?? null,
    }),
  })
  registerCall(app, context, calls.reissueCertificate, {
    find: ({ params }) => requireCertificate(database, params.code),
    run: async ({ found, user }) => ({ code: await reissueCertificate(database, { found, asker: user }) }),
  })
  certificatePdfRoute(app, context)
}
