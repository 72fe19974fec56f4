import { z } from 'zod'
import { newPasswordSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { emailOf, isStorable, randomKeySchema, shownNameOf } from './fields.ts'
import { userSchema } from './session.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { roleSchema } from './vocabulary.ts'

/** How admins bring people in: one by one, or as a list. */

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
  body: registerUserBody.extend({ requestKey: randomKeySchema }),
  response: z.object({ user: userSchema }),
  errors: ['email_taken', 'request_key_used'],
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
  /**
   * Random, and kept by the page until it has the answer: the passwords that are chosen here follow from it. The same file under the
   * same key is answered as the first time, if that answer got lost.
   */
  requestKey: randomKeySchema,
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
