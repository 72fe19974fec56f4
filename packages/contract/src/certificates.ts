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
    code: z.string(),
    name: z.string(),
    CourseName: z.string(),
    CourseMentor: z.string(),
    issuedAt: timeSchema,
    /** Set when it was withdrawn, because the course was paid back. */
    revokedAt: timeSchema.nullable(),
  }),
  errors: ['certificate_not_found'],
})
export type CertificateFacts = z.infer<typeof certificateByCode.response>
