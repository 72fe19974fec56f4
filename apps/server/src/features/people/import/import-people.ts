import { randomBytes } from 'node:crypto'
import type { ImportReport } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import {
  derivePassword,
  hashPassword,
  insertAccounts,
  sendInvitation,
  verifyPassword,
} from '../../accounts/index.ts'
import { recordEvent } from '../../audit/index.ts'
import { addFault, type CheckedRow, checkRows, type ImportedAccount } from './check-rows.ts'
import { readRows } from './read-rows.ts'

export interface ImportOrder {
  readonly csv: string
  readonly dryRun: boolean
  readonly onlyGoodRows: boolean
  /** Key from which generated passwords are derived; without a key a repeated import cannot return them again. */
  readonly requestKey?: string | undefined
}

/**
 * Creates the accounts in a CSV file, all in one transaction. Throws `bad_input` when the file is invalid or, unless
 * only valid rows are wanted, one of its rows; and `email_taken` when an e-mail was taken meanwhile. Repeating an
 * import under the same key gives the same response, because otherwise the passwords in a lost response would be lost,
 * too.
 */
export async function importPeople(
  context: Context,
  { actorId, order, gone }: { actorId: string; order: ImportOrder; gone: AbortSignal },
): Promise<ImportReport> {
  const { rows, unknownColumns } = readRows(order.csv)
  const given = checkRows(rows)
  const known = await knownPeople(context.database, given)
  const made =
    order.requestKey === undefined ? new Set<CheckedRow>() : await madeBefore(known, given, order.requestKey)
  const checked = given.map((row) =>
    known.has(row.emailId) && !made.has(row)
      ? addFault(row, 'An account with this email already exists')
      : row,
  )
  const report = {
    rows: checked.map(({ account: _, ...row }) => row),
    unknownColumns: [...unknownColumns],
    isMailed: context.config.smtpUrl !== null,
  }
  if (order.dryRun) return { ...report, created: [], notMailed: [] }
  const key = order.requestKey ?? randomBytes(16).toString('hex')
  const good = checked.filter(({ account }) => account !== null)
  const accounts = accountsOf(good.filter((row) => !made.has(row)))
  const created = createdOf(accountsOf(good), key)
  if (accounts.length === 0 && made.size > 0) return { ...report, created, notMailed: [] }
  if (!order.onlyGoodRows) refuseFaults(checked)
  if (accounts.length === 0) throw new AppError('bad_input', 'No row can be imported.')
  return { ...report, created, notMailed: await createAccounts(context, { actorId, accounts, gone, key }) }
}

/** By e-mail, the existing accounts of these rows with their password hashes; null for an account without a password. */
async function knownPeople(
  { queries }: Database,
  rows: readonly CheckedRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const { account, user } = schema
  const emails = rows.map(({ emailId }) => emailId)
  const found = await queries
    .select({ email: user.email, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(inArray(user.email, emails))
  return new Map(found.map(({ email, hash }) => [email, hash]))
}

/**
 * The rows that were imported under this key before: their accounts have the derived or given passwords. None when no
 * account has the password that is derived from this key.
 */
async function madeBefore(
  known: ReadonlyMap<string, string | null>,
  rows: readonly CheckedRow[],
  key: string,
): Promise<ReadonlySet<CheckedRow>> {
  const made = new Set<CheckedRow>()
  const add = async (row: CheckedRow) => {
    const hash = known.get(row.emailId) ?? null
    if (row.account === null || hash === null) return
    if ((await verifyPassword(hash, passwordOf(row.account, key))) === 'right') made.add(row)
  }
  for (const row of rows) if (!row.hasPassword) await add(row)
  if (made.size > 0) for (const row of rows) if (row.hasPassword) await add(row)
  return made
}

function accountsOf(rows: readonly CheckedRow[]): ImportedAccount[] {
  return rows.flatMap(({ account }) => (account === null ? [] : [account]))
}

function passwordOf({ emailId, password }: ImportedAccount, key: string): string {
  return password ?? derivePassword(key, emailId)
}

function createdOf(accounts: readonly ImportedAccount[], key: string): ImportReport['created'] {
  return accounts.map((account) => {
    const { firstName, lastName, emailId, role, password } = account
    const name = `${firstName} ${lastName}`.trim()
    return { name, emailId, role, password: password === null ? passwordOf(account, key) : null }
  })
}

/** Maximum number of errors in one response; the dry run reports all. */
const maxErrors = 20

function refuseFaults(rows: readonly CheckedRow[]): void {
  const faulty = rows.filter(({ faults }) => faults.length > 0)
  if (faulty.length === 0) return
  const errors = faulty.slice(0, maxErrors).map(({ row, faults }) => ({
    field: `row ${row}`,
    message: faults.join('. '),
  }))
  const count = faulty.length === 1 ? '1 row has' : `${faulty.length} rows have`
  throw new AppError('bad_input', `${count} faults. Nothing was imported.`, { errors })
}

interface AccountsToCreate {
  readonly actorId: string
  readonly accounts: readonly ImportedAccount[]
  readonly key: string
  /** Aborted when the caller disconnects: nobody would see the passwords, which are shown only once. */
  readonly gone: AbortSignal
}

/** Returns the e-mails to which no mail could be sent. */
async function createAccounts(
  context: Context,
  { actorId, accounts, gone, key }: AccountsToCreate,
): Promise<string[]> {
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
  return context.config.smtpUrl === null ? [] : await inviteAll(context, invited)
}

type NewAccount = Awaited<ReturnType<typeof insertAccounts>>[number]

/**
 * Returns the e-mails that could not be invited. Errors are not thrown: the accounts exist by now, and the response
 * contains the only copy of their passwords.
 */
async function inviteAll(context: Context, people: readonly NewAccount[]): Promise<string[]> {
  const failed: string[] = []
  const reasons: unknown[] = []
  for (const { id, firstName, lastName, email } of people) {
    const invited = { _id: id, name: `${firstName} ${lastName}`.trim(), emailId: email }
    await sendInvitation(context, invited).catch((error: unknown) => {
      failed.push(email)
      reasons.push(error)
    })
  }
  if (failed.length > 0)
    logOf('server').error(
      { err: reasons[0], failed: failed.length, of: people.length },
      'some imported people could not be invited; this is the first error',
    )
  return failed
}

/** Concurrency of hashing: people who sign in meanwhile wait behind two hashes, not behind all. */
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
