import { z } from 'zod'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'
import { roleSchema } from './vocabulary.ts'

export const userSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** First and last name as one text. */
  name: z.string(),
  emailId: z.string(),
  role: roleSchema,
  /** An uploaded picture; null means that the browser draws the avatar seeded by the name. */
  avatarUrl: z.string().nullable(),
  phone: z.string(),
  isPremium: z.boolean(),
  /** The end of the premium that was paid for, past or to come; null: never bought. */
  premiumUntil: timeSchema.nullable(),
})
export type User = z.infer<typeof userSchema>

/** Who is signed in. */
export const signedInSchema = z.object({ user: userSchema })
export const check = defineCall({
  method: 'GET',
  path: '/user/check',
  summary: 'Who is signed in',
  access: 'user',
  response: signedInSchema,
  errors: [],
})

export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  summary: 'End the session',
  access: 'anyone',
  response: z.object({ message: z.string() }),
  errors: [],
})
