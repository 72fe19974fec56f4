import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'

/** The file itself is at `/api/certificate/:code/pdf`, for its owner and for admins. */
export const certificateByCode = defineCall({
  method: 'GET',
  path: '/certificate/:code',
  summary: 'What a certificate says, for anybody who has its code',
  access: 'anyone',
  params: z.object({ code: idSchema }),
  response: z.object({
    /** Of today: another than the one that was looked up when that was replaced. */
    code: z.string(),
    name: z.string(),
    CourseName: z.string(),
    CourseMentor: z.string(),
    issuedAt: timeSchema,
    /** Set when it was withdrawn, because the course was paid back. */
    revokedAt: timeSchema.nullable(),
    /** Set when the code that was looked up is a former one: since then the certificate stands under `code`, in a corrected name. */
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
