import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  idSchema,
  makeDisplayNameSchema,
  makeEmailSchema,
  makeRequiredNameSchema,
  makeTextSchema,
  timeSchema,
} from './fields.ts'
import { pageNumberSchema, pageSizeSchema } from './paging.ts'
import { userSchema } from './session.ts'
import { difficultySchema, roleSchema } from './vocabulary.ts'

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

/** A user as seen by admins. */
export const managedUserSchema = userSchema.extend({
  createdAt: timeSchema,
  /** Time from which they cannot sign in; null if not suspended. */
  suspendedAt: timeSchema.nullable(),
  suspendedReason: z.string(),
  /** Whether sign-ins with the password ask for a code of an authenticator app, or for a passkey. */
  hasSecondFactor: z.boolean(),
  hasPasskeys: z.boolean(),
  /** Until then they may not write in rooms; null if they may. */
  silencedUntil: timeSchema.nullable(),
  /** In the time zone of the server; null if never active since activity is recorded. */
  lastActiveDay: z.iso.date().nullable(),
  problemSolved: z.array(z.object({ _id: z.string(), difficulty: difficultySchema })),
})
export type ManagedUser = z.infer<typeof managedUserSchema>

export const userStatuses = ['active', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

/** Whether the user has active premium. */
export const userTiers = ['premium', 'free'] as const
export type UserTier = (typeof userTiers)[number]

const filterShape = {
  /** Search text; matches name and email, ignoring case. */
  q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  role: roleSchema.optional(),
  status: z.enum(userStatuses).optional(),
  tier: z.enum(userTiers).optional(),
}
export const userFilterSchema = z.object(filterShape)
export type UserFilter = z.infer<typeof userFilterSchema>

/** Unpaged without `pageSize`; the total number of matches is in `X-Total-Count`. */
export const getAllProfile = defineCall({
  method: 'GET',
  path: '/user/getallprofile',
  summary: 'Everybody with an account, the newest first',
  access: 'admin',
  query: z.object({
    ...filterShape,
    page: pageNumberSchema.optional(),
    pageSize: pageSizeSchema.optional(),
  }),
  response: z.array(managedUserSchema),
  errors: [],
})

export const userTotals = defineCall({
  method: 'GET',
  path: '/user/totals',
  summary: 'How many people have an account, and how many of them are premium',
  access: 'admin',
  response: z.object({ users: z.number().int(), premiumUsers: z.number().int() }),
  errors: [],
})

/** The answer is a file: text/csv, UTF-8 with a byte order mark, one line per person. */
export const exportUsers = defineCall({
  method: 'GET',
  path: '/user/export',
  summary: 'The list of users as a CSV file',
  access: 'admin',
  needsRecentSignIn: true,
  query: userFilterSchema,
  response: z.string(),
  errors: [],
})

export const updateUserBody = z.object({ role: roleSchema })

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/user/update/:id',
  summary: 'Change the role of a user; it counts from their next call on',
  access: 'admin',
  needsRecentSignIn: true,
  params: byId,
  body: updateUserBody,
  response: acknowledged,
  errors: ['user_not_found', 'last_admin'],
})

export const correctUserBody = z.object({
  firstName: makeRequiredNameSchema('First name'),
  lastName: makeDisplayNameSchema('Last name'),
  emailId: makeEmailSchema('Please enter a valid email'),
})

/** Sessions, sign-in methods and everything else of the account are kept; the person is notified. */
export const correctUser = defineCall({
  method: 'PUT',
  path: '/user/correct/:id',
  summary: 'Correct the name and the e-mail of somebody else',
  access: 'admin',
  needsRecentSignIn: true,
  params: byId,
  body: correctUserBody,
  response: acknowledged,
  errors: ['user_not_found', 'email_taken', 'own_account'],
})

export const passwordLink = defineCall({
  method: 'POST',
  path: '/user/passwordLink/:id',
  summary:
    'Make a link with which somebody else chooses a new password, once; earlier ones open nothing any more',
  access: 'admin',
  needsRecentSignIn: true,
  params: byId,
  response: z.object({
    /** Appears in this answer only. */
    link: z.string(),
    validUntil: timeSchema,
  }),
  errors: ['user_not_found', 'own_account', 'user_suspended'],
})

export const deleteProfile = defineCall({
  method: 'DELETE',
  path: '/user/deleteProfile/:id',
  summary: "Erase an account with everything of its person: the caller's own, or any for an admin",
  access: 'user',
  needsRecentSignIn: true,
  params: byId,
  response: acknowledged,
  errors: ['not_allowed', 'user_not_found', 'last_admin'],
})

export const suspendUserBody = z.object({
  /** Shown to the person when signing in. */
  reason: makeTextSchema({ least: 1, most: 500, name: 'Reason' }).trim().min(1, 'Reason is required'),
})

export const suspendUser = defineCall({
  method: 'POST',
  path: '/user/suspend/:id',
  summary: 'End every session of a user and refuse their sign-ins from now on',
  access: 'admin',
  params: byId,
  body: suspendUserBody,
  response: acknowledged,
  errors: ['user_not_found', 'last_admin'],
})

export const unsuspendUser = defineCall({
  method: 'POST',
  path: '/user/unsuspend/:id',
  summary: 'Let a suspended user sign in again',
  access: 'admin',
  params: byId,
  response: acknowledged,
  errors: ['user_not_found'],
})

export const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/user/signOutEverywhere/:id',
  summary: "End every session of a user: the caller's own, or any for an admin",
  access: 'user',
  params: byId,
  response: acknowledged,
  errors: ['not_allowed', 'user_not_found'],
})
