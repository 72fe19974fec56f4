import type { ImportReport } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import {
  hashPassword,
  insertAccounts,
  passwordUnder,
  randomPassword,
  sendInvitation,
  verifyPassword,
} from '../../accounts/index.ts'
import { recordEvent } from '../../audit/index.ts'
import { type CheckedRow, checkRows, type ImportedAccount, withFault } from './check-rows.ts'
import { readRows } from './read-rows.ts'

export interface ImportOrder {
  readonly csv: string
  readonly dryRun: boolean
  readonly onlyGoodRows: boolean
  /** From which the passwords follow that are chosen here; without one nothing can be answered again. */
  readonly key?: string | undefined
}

/**
 * Creates the accounts that a CSV file lists, all in one transaction. Throws `bad_input` when the file or, unless only its
 * good rows are wanted, one of its rows is faulty, and `email_taken` when somebody took an email meanwhile. A file that was
 * imported under the same key is answered as the first time: the passwords in a lost answer would be told to nobody.
 */
export async function importPeople(
  context: Context,
  { actorId, order, gone }: { actorId: string; order: ImportOrder; gone: AbortSignal },
): Promise<ImportReport> {
  const { rows, unknownColumns } = readRows(order.csv)
  const found = checkRows(rows)
  const checked = await withTakenEmails(context.database, found)
  const made = await madeBefore(context.database, found, order.key)
  const shown = checked.map((row) => made.find((one) => one.row === row.row) ?? row)
  const report = {
    rows: shown.map(({ account: _, ...row }) => row),
    unknownColumns: [...unknownColumns],
    isMailed: context.config.smtpUrl !== null,
  }
  if (order.dryRun) return { ...report, created: [], notMailed: [] }
  if (made.length > 0) return { ...report, created: createdOf(made, order.key), notMailed: [] }
  const accounts = checked.flatMap(({ account }) => (account === null ? [] : [account]))
  if (!order.onlyGoodRows) refuseFaults(checked)
  if (accounts.length === 0) throw new AppError('bad_input', 'No row can be imported.')
  return { ...report, ...(await createAccounts(context, { actorId, accounts, gone, key: order.key })) }
}

/**
 * The rows that were imported under this key before: their accounts have the passwords that follow from it, or stand in the file.
 * None when no row has a password of this key.
 */
async function madeBefore(
  { queries }: Database,
  rows: readonly CheckedRow[],
  key: string | undefined,
): Promise<CheckedRow[]> {
  if (key === undefined) return []
  const { account, user } = schema
  const emails = rows.map(({ emailId }) => emailId)
  const found = await queries
    .select({ email: user.email, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(inArray(user.email, emails))
  const hashes = new Map(found.map(({ email, hash }) => [email, hash]))
  const isMade = async ({ account: given }: CheckedRow) => {
    const hash = given === null ? null : (hashes.get(given.emailId) ?? null)
    return given !== null && hash !== null && (await verifyPassword(hash, passwordOf(given, key))) === 'right'
  }
  const made: CheckedRow[] = []
  const ownPasswords = rows.filter(({ hasPassword }) => hasPassword)
  for (const row of rows) if (!row.hasPassword && (await isMade(row))) made.push(row)
  if (made.length === 0) return []
  for (const row of ownPasswords) if (await isMade(row)) made.push(row)
  return made.toSorted((left, right) => left.row - right.row)
}

function passwordOf({ emailId, password }: ImportedAccount, key: string | undefined): string {
  return password ?? (key === undefined ? randomPassword() : passwordUnder(key, emailId))
}

function createdOf(made: readonly CheckedRow[], key: string | undefined): ImportReport['created'] {
  return made.flatMap(({ account }) =>
    account === null
      ? []
      : [createdAccount(account, account.password === null ? passwordOf(account, key) : null)],
  )
}

function createdAccount(account: ImportedAccount, password: string | null): ImportReport['created'][number] {
  const { firstName, lastName, emailId, role } = account
  return { name: `${firstName} ${lastName}`.trim(), emailId, role, password }
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
  readonly key: string | undefined
  /** Aborted when nobody would read the passwords any more, which are told only once. */
  readonly gone: AbortSignal
}

async function createAccounts(
  context: Context,
  { actorId, accounts, gone, key }: AccountsToCreate,
): Promise<Pick<ImportReport, 'created' | 'notMailed'>> {
  const chosen = accounts.map((account) => ({ ...account, password: passwordOf(account, key) }))
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
  const created = chosen.map((account) =>
    createdAccount(account, withoutPassword.has(account.emailId) ? account.password : null),
  )
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
