import { z } from 'zod'
import { newPasswordSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { isStorable, makeDisplayNameSchema, makeEmailSchema, randomKeySchema } from './fields.ts'
import { userSchema } from './session.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { roleSchema } from './vocabulary.ts'

/** How admins add users: one by one, or from a list. */

export const registerUserBody = z.object({
  // Only a minimum length, because admins enter other people's real names.
  firstName: makeDisplayNameSchema('First name').min(1, 'First name is required'),
  lastName: makeDisplayNameSchema('Last name').default(''),
  emailId: makeEmailSchema('Please enter a valid email'),
  password: newPasswordSchema,
  role: roleSchema.default('admin'),
})

export const registerUser = defineCall({
  method: 'POST',
  path: '/user/admin/register',
  summary: 'Create an account for somebody else; the caller stays signed in as before',
  access: 'admin',
  needsRecentSignIn: true,
  body: registerUserBody.extend({ requestKey: randomKeySchema }),
  response: z.object({ user: userSchema }),
  errors: ['email_taken', 'request_key_used'],
})

const importBytes = 1024 * 1024
export const importRowsMost = 1000

/** A line of the file as parsed. */
export const importRowSchema = z.object({
  /** Row in the file as in a spreadsheet: the header is row 1. */
  row: z.number().int(),
  name: z.string(),
  emailId: z.string(),
  role: z.string(),
  hasPassword: z.boolean(),
  /** Why it cannot be imported; empty if it can. */
  faults: z.array(z.string()),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importUsersBody = z.object({
  csv: z
    .string({ error: 'Choose a file or paste its text' })
    .min(1, 'Choose a file or paste its text')
    .refine((text) => utf8Bytes(text) <= importBytes, 'The file must be at most 1 MB')
    .refine(isStorable, 'The file is no text: save it as CSV in UTF-8'),
  /** True: only report what would happen. */
  dryRun: z.boolean(),
  /** True: skip invalid rows; otherwise one invalid row rejects the whole file. */
  onlyGoodRows: z.boolean().default(false),
  /**
   * Random, and kept by the page until the answer arrives: generated passwords are derived from it, so that repeating the same
   * file under the same key returns the same answer.
   */
  requestKey: randomKeySchema,
})

export const importReportSchema = z.object({
  rows: z.array(importRowSchema),
  /** Unknown column headers; their columns are ignored. */
  unknownColumns: z.array(z.string()),
  /** Created accounts in file order; empty after a dry run. */
  created: z.array(
    z.object({
      name: z.string(),
      emailId: z.string(),
      role: roleSchema,
      /** Set only if it was generated; it appears in this answer only. */
      password: z.string().nullable(),
    }),
  ),
  /** Whether users without a password in the file get an e-mail with a link to choose one. */
  isMailed: z.boolean(),
  /** Emails for which that link could not be created; these users sign in with the generated password. */
  notMailed: z.array(z.string()),
})
export type ImportReport = z.infer<typeof importReportSchema>

/** Columns: name, or firstName and lastName; email; optionally role and password. Separated by commas or semicolons. */
export const importUsers = defineCall({
  method: 'POST',
  path: '/user/import',
  summary: 'Create accounts for the rows of a CSV file, all or none of them',
  access: 'admin',
  needsRecentSignIn: true,
  body: importUsersBody,
  response: importReportSchema,
  errors: ['email_taken'],
  // In JSON, line breaks and quotes take two bytes.
  bodyBytes: 3 * importBytes,
})
