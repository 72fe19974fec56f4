import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'

/** The PDF is at `/api/certificate/:code/pdf`, for its owner and admins. */
export const certificateByCode = defineCall({
  method: 'GET',
  path: '/certificate/:code',
  summary: 'What a certificate says, for anybody who has its code',
  access: 'anyone',
  params: z.object({ code: idSchema }),
  response: z.object({
    /** The current code; differs from the requested one if that was replaced. */
    code: z.string(),
    name: z.string(),
    CourseName: z.string(),
    CourseMentor: z.string(),
    issuedAt: timeSchema,
    /** Set if it was revoked because the course was refunded. */
    revokedAt: timeSchema.nullable(),
    /** Set if the requested code was replaced: since then the certificate has the code `code` and a corrected name. */
    replacedAt: timeSchema.nullable(),
  }),
  errors: ['certificate_not_found'],
})
export type CertificateFacts = z.infer<typeof certificateByCode.response>

export const reissueCertificate = defineCall({
  method: 'POST',
  path: '/certificate/:code/reissue',
  summary:
    'Issue a certificate anew in the name that its owner has today, for its owner and for admins; the old code says so',
  access: 'user',
  params: z.object({ code: idSchema }),
  response: z.object({ code: z.string() }),
  errors: ['certificate_not_found', 'not_allowed', 'same_name'],
})
