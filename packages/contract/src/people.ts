import { z } from 'zod'
import { newPasswordSchema, userSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { emailOf, idSchema, isStorable, shownNameOf, textOf, timeSchema, utf8Bytes } from './fields.ts'
import { difficultySchema, roleSchema } from './vocabulary.ts'

/** Somebody with an account, as administrators see them. */
export const managedUserSchema = userSchema.extend({
  createdAt: timeSchema,
  /** From then on they cannot sign in; null: they can. */
  suspendedAt: timeSchema.nullable(),
  suspendedReason: z.string(),
  /** In the time zone of the server; null when they were never here since accounts remember it. */
  lastActiveDay: z.iso.date().nullable(),
  problemSolved: z.array(z.object({ _id: z.string(), difficulty: difficultySchema })),
})
export type ManagedUser = z.infer<typeof managedUserSchema>

export const userStatuses = ['active', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

/** Whether premium runs now. */
export const userTiers = ['premium', 'free'] as const
export type UserTier = (typeof userTiers)[number]

const filterShape = {
  /** In the name or the email, whatever the case. */
  q: textOf({ most: 200, name: 'q' }).optional(),
  role: roleSchema.optional(),
  status: z.enum(userStatuses).optional(),
  tier: z.enum(userTiers).optional(),
}
export const userFilterSchema = z.object(filterShape)
export type UserFilter = z.infer<typeof userFilterSchema>

/** Complete without `pageSize`; the number of all that match stands in `X-Total-Count`. */
export const getAllProfile = defineCall({
  method: 'GET',
  path: '/user/getallprofile',
  summary: 'Everybody with an account, the newest first',
  access: 'admin',
  query: z.object({
    ...filterShape,
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
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

/** The answer is a file: text/csv, UTF-8 with a byte order mark, one line a person. */
export const exportUsers = defineCall({
  method: 'GET',
  path: '/user/export',
  summary: 'The list of users as a CSV file',
  access: 'admin',
  query: userFilterSchema,
  response: z.string(),
  errors: [],
})

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })

export const updateUserBody = z.object({ role: roleSchema })

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/user/update/:id',
  summary: 'Change the role of a user; it counts from their next call on',
  access: 'admin',
  params: byId,
  body: updateUserBody,
  response: acknowledged,
  errors: ['user_not_found', 'last_admin'],
})

export const deleteProfile = defineCall({
  method: 'DELETE',
  path: '/user/deleteProfile/:id',
  summary: "Erase an account with everything of its person: the caller's own, or any for an admin",
  access: 'user',
  params: byId,
  response: acknowledged,
  errors: ['not_allowed', 'user_not_found', 'last_admin'],
})

export const suspendUserBody = z.object({
  /** The person reads it when signing in. */
  reason: textOf({ least: 1, most: 500, name: 'Reason' }).trim().min(1, 'Reason is required'),
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

export const registerUserBody = z.object({
  // No rule of length: people register others under the names that they have.
  firstName: shownNameOf('First name').min(1, 'First name is required'),
  lastName: shownNameOf('Last name').default(''),
  emailId: emailOf('Please enter a valid email'),
  password: newPasswordSchema,
  role: roleSchema.default('admin'),
})

export const registerUser = defineCall({
  method: 'POST',
  path: '/user/admin/register',
  summary: 'Create an account for somebody else; the caller stays signed in as before',
  access: 'admin',
  body: registerUserBody,
  response: z.object({ user: userSchema }),
  errors: ['email_taken'],
})

const importBytes = 1024 * 1024
export const importRowsMost = 1000

/** One line of the file as it was understood. */
export const importRowSchema = z.object({
  /** In the file, as a spreadsheet counts: the heads stand in row 1. */
  row: z.number().int(),
  name: z.string(),
  emailId: z.string(),
  role: z.string(),
  hasPassword: z.boolean(),
  /** Why it cannot be imported; empty when it can. */
  faults: z.array(z.string()),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importUsersBody = z.object({
  csv: z
    .string({ error: 'Choose a file or paste its text' })
    .min(1, 'Choose a file or paste its text')
    .refine((text) => utf8Bytes(text) <= importBytes, 'The file must be at most 1 MB')
    .refine(isStorable, 'The file is no text: save it as CSV in UTF-8'),
  /** True: only say what would happen. */
  dryRun: z.boolean(),
  /** True: leave out the rows with faults; otherwise one such row refuses the whole file. */
  onlyGoodRows: z.boolean().default(false),
})

export const importReportSchema = z.object({
  rows: z.array(importRowSchema),
  /** Heads that mean nothing here; what stands below them is left out. */
  unknownColumns: z.array(z.string()),
  /** Accounts that were made, in the order of the file; empty after a dry run. */
  created: z.array(
    z.object({
      name: z.string(),
      emailId: z.string(),
      role: roleSchema,
      /** Only if it was chosen here; it is told in this answer and never again. */
      password: z.string().nullable(),
    }),
  ),
  /** Whether each of them without a password in the file gets a mail with a link to choose one. */
  isMailed: z.boolean(),
  /** The emails of those for whom that link could not be made; they sign in with their password of this answer. */
  notMailed: z.array(z.string()),
})
export type ImportReport = z.infer<typeof importReportSchema>

/** Columns: name, or firstName and lastName; email; role and password if wanted. Separated by commas or semicolons. */
export const importUsers = defineCall({
  method: 'POST',
  path: '/user/import',
  summary: 'Create accounts for the rows of a CSV file, all or none of them',
  access: 'admin',
  body: importUsersBody,
  response: importReportSchema,
  errors: ['email_taken'],
  // JSON writes line ends and quotes as two bytes.
  bodyBytes: 3 * importBytes,
})
