import {
  type ImportRow,
  makeDisplayNameSchema,
  makeEmailSchema,
  newPasswordSchema,
  normalizeEmail,
  type Role,
  roles,
} from '@codedojo/contract'
import { z } from 'zod'
import type { RawRow } from './read-rows.ts'

export interface CheckedRow extends ImportRow {
  /** The account to create; null when the row has errors. */
  readonly account: ImportedAccount | null
}

export interface ImportedAccount {
  readonly firstName: string
  readonly lastName: string
  readonly emailId: string
  readonly role: Role
  /** null if a password will be generated. */
  readonly password: string | null
}

const rowSchema = z.object({
  firstName: makeDisplayNameSchema('The first name').min(1, 'The name is missing'),
  lastName: makeDisplayNameSchema('The last name'),
  emailId: makeEmailSchema('The email is not valid'),
  role: z.enum(roles, { error: 'The role must be user or admin' }),
  password: newPasswordSchema.nullable(),
})

/** The replacement character for bytes that are not valid UTF-8. */
const unreadable = '\uFFFD'

/** Validates each row, and finds rows with the same person. */
export function checkRows(rows: readonly RawRow[]): CheckedRow[] {
  const firstRows = new Map<string, number>()
  return rows.map((raw) => {
    const one = checkRow(raw)
    const earlier = firstRows.get(one.emailId)
    if (one.emailId !== '' && earlier === undefined) firstRows.set(one.emailId, one.row)
    return earlier === undefined ? one : addFault(one, `The same email stands in row ${earlier}`)
  })
}

export function addFault(row: CheckedRow, fault: string): CheckedRow {
  return { ...row, faults: [...row.faults, fault], account: null }
}

function checkRow(raw: RawRow): CheckedRow {
  const given = accountOf(raw)
  const parsed = rowSchema.safeParse(given)
  const faults = parsed.success ? [] : [...new Set(parsed.error.issues.map(({ message }) => message))]
  if (raw.isTooLong) faults.unshift('There are more values than columns')
  if (Object.values(raw.fields).some((value) => value.includes(unreadable))) {
    faults.unshift('Some characters cannot be read: save the file in UTF-8')
  }
  return {
    row: raw.row,
    name: `${given.firstName} ${given.lastName}`.trim().slice(0, 200),
    emailId: normalizeEmail(given.emailId) ?? given.emailId.toLowerCase().slice(0, 254),
    role: given.role.slice(0, 20),
    hasPassword: given.password !== null,
    faults,
    account: parsed.success && faults.length === 0 ? parsed.data : null,
  }
}

function accountOf({ fields }: RawRow) {
  const [first = '', ...rest] = (fields.name ?? '').split(/\s+/)
  return {
    firstName: fields.firstName || first,
    lastName: fields.lastName || (fields.firstName ? '' : rest.join(' ')),
    emailId: fields.emailId ?? '',
    role: (fields.role || 'user').toLowerCase(),
    password: fields.password || null,
  }
}
