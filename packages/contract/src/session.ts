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
  /** An uploaded picture; null if the browser should generate an avatar from the name. */
  avatarUrl: z.string().nullable(),
  phone: z.string(),
  isPremium: z.boolean(),
  /** End of the paid premium, in the past or future; null if never bought. */
  premiumUntil: timeSchema.nullable(),
})
export type User = z.infer<typeof userSchema>

/** The signed-in user. */
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
  response: z.object({
    message: z.string(),
    /** Where the browser ends its session at the provider, which then sends it back to the sign-in page; null if nowhere. */
    signOutAt: z.url().nullable(),
  }),
  errors: [],
})
