import type { ImportReport } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { inArray } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { hashPassword, insertAccounts, randomPassword, sendInvitation } from '../../accounts/index.ts'
import { recordEvent } from '../../audit/index.ts'
import { type CheckedRow, checkRows, type ImportedAccount, withFault } from './check-rows.ts'
import { readRows } from './read-rows.ts'

export interface ImportOrder {
  readonly csv: string
  readonly dryRun: boolean
  readonly onlyGoodRows: boolean
}

/**
 * Creates the accounts that a CSV file lists, all in one transaction. Throws `bad_input` when the file or, unless only its
 * good rows are wanted, one of its rows is faulty, and `email_taken` when somebody took an email meanwhile.
 */
export async function importPeople(
  context: Context,
  { actorId, order, gone }: { actorId: string; order: ImportOrder; gone: AbortSignal },
): Promise<ImportReport> {
  const { rows, unknownColumns } = readRows(order.csv)
  const checked = await withTakenEmails(context.database, checkRows(rows))
  const report = {
    rows: checked.map(({ account: _, ...row }) => row),
    unknownColumns: [...unknownColumns],
    isMailed: context.config.smtpUrl !== null,
  }
  if (order.dryRun) return { ...report, created: [], notMailed: [] }
  const accounts = checked.flatMap(({ account }) => (account === null ? [] : [account]))
  if (!order.onlyGoodRows) refuseFaults(checked)
  if (accounts.length === 0) throw new AppError('bad_input', 'No row can be imported.')
  return { ...report, ...(await createAccounts(context, { actorId, accounts, gone })) }
}

async function withTakenEmails({ queries }: Database, rows: readonly CheckedRow[]): Promise<CheckedRow[]> {
  const { user } = schema
  const emails = rows.map(({ emailId }) => emailId)
  const found = await queries.select({ email: user.email }).from(user).where(inArray(user.email, emails))
  const taken = new Set(found.map(({ email }) => email))
  return rows.map((row) =>
    taken.has(row.emailId) ? withFault(row, 'An account with this email already exists') : row,
  )
}

/** As many as a screen shows of one refusal; the dry run tells all. */
const errorsMost = 20

function refuseFaults(rows: readonly CheckedRow[]): void {
  const faulty = rows.filter(({ faults }) => faults.length > 0)
  if (faulty.length === 0) return
  const errors = faulty.slice(0, errorsMost).map(({ row, faults }) => ({
    field: `row ${row}`,
    message: faults.join('. '),
  }))
  const count = faulty.length === 1 ? '1 row has' : `${faulty.length} rows have`
  throw new AppError('bad_input', `${count} faults. Nothing was imported.`, { errors })
}

interface AccountsToCreate {
  readonly actorId: string
  readonly accounts: readonly ImportedAccount[]
  /** Aborted when nobody would read the passwords any more, which are told only once. */
  readonly gone: AbortSignal
}

async function createAccounts(
  context: Context,
  { actorId, accounts, gone }: AccountsToCreate,
): Promise<Pick<ImportReport, 'created' | 'notMailed'>> {
  const chosen = accounts.map((account) => ({ ...account, password: account.password ?? randomPassword() }))
  const hashed = await hashAll(chosen, gone)
  const made = await context.database.queries.transaction(async (tx) => {
    const rows = await insertAccounts(tx, hashed)
    if (rows.length < hashed.length) throw takenMeanwhile()
    await recordEvent(tx, {
      actorId,
      action: 'user.imported',
      subject: { kind: 'installation' },
      after: {
        accounts: rows.length,
        admins: rows.filter(({ role }) => role === 'admin').length,
        ids: rows.map(({ id }) => id),
      },
    })
    return rows
  })
  const withoutPassword = new Set(
    accounts.filter(({ password }) => password === null).map(({ emailId }) => emailId),
  )
  const invited = made.filter(({ email }) => withoutPassword.has(email))
  const notMailed = context.config.smtpUrl === null ? [] : await inviteAll(context, invited)
  const created = chosen.map(({ firstName, lastName, emailId, role, password }) => ({
    name: `${firstName} ${lastName}`.trim(),
    emailId,
    role,
    password: withoutPassword.has(emailId) ? password : null,
  }))
  return { created, notMailed }
}

type Made = Awaited<ReturnType<typeof insertAccounts>>[number]

/**
 * Answers the emails of those who could not be invited. The accounts are there by now, and an error in place of the answer
 * would take the only passwords to them along.
 */
async function inviteAll(context: Context, people: readonly Made[]): Promise<string[]> {
  const failed: string[] = []
  for (const { id, firstName, lastName, email } of people) {
    const invited = { _id: id, name: `${firstName} ${lastName}`.trim(), emailId: email }
    await sendInvitation(context, invited).catch(() => failed.push(email))
  }
  return failed
}

/** As many at a time as have a place: whoever signs in meanwhile waits behind these two and not behind all of them. */
const hashesAtOnce = 2

async function hashAll<T extends { readonly password: string }>(accounts: readonly T[], gone: AbortSignal) {
  const hashed: (Omit<T, 'password'> & { readonly passwordHash: string })[] = []
  for (let at = 0; at < accounts.length; at += hashesAtOnce) {
    if (gone.aborted) throw new AppError('unavailable', 'The connection was closed. Nothing was imported.')
    const few = accounts.slice(at, at + hashesAtOnce).map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
    }))
    hashed.push(...(await Promise.all(few)))
  }
  return hashed
}

function takenMeanwhile(): AppError {
  return new AppError('email_taken', 'Somebody took one of these emails meanwhile. Nothing was imported.')
}
