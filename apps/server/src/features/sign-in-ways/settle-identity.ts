import type { SignInFailure, SignInProvider } from '@codedojo/contract'
import { makeEmailSchema } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../providers/identity/index.ts'
import { endSessions, hasSecondFactor, lockPerson, proveEmail, voidPasswordLinks } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { requireSignUp, type SignUpWay } from '../installation/index.ts'
import { chooseAccountName } from './choose-account-name.ts'

const { account, user } = schema

export interface ProvedIdentity {
  readonly provider: SignInProvider
  readonly identity: Identity
}

/** The account of an identity, and how the identity relates to it; or the reason why there is no account. */
export type SettledIdentity =
  | { readonly kind: 'account'; readonly userId: string; readonly way: WayIn }
  | { readonly kind: 'failed'; readonly why: SignInFailure }
/** Whether the identity was connected before, or is connected now, beside other ways to sign in or in place of them. */
export type WayIn = 'known' | 'added' | 'only'

const failed = (why: SignInFailure): SettledIdentity => ({ kind: 'failed', why })

const userColumns = { id: user.id, emailVerified: user.emailVerified, role: user.role }

/**
 * The account that an identity signs in to: the connected one, else the one with the same e-mail that the provider has verified,
 * else a new one, if the installation lets its owner join, with this invitation code if it requires one.
 *
 * An account with an authenticator app is not entered by an identity that its owner has not connected.
 *
 * An account whose e-mail nobody had proved before (imported, or made by whoever typed the e-mail) comes under the control of its
 * owner alone: its password, its sessions and its other ways to sign in end. Not an admin's: a mistyped e-mail would give the
 * role to a stranger.
 */
export async function signInIdentity(
  context: Pick<Context, 'database' | 'installation'>,
  proved: ProvedIdentity,
  invitation?: string,
): Promise<SettledIdentity> {
  return context.database.queries.transaction(async (tx) => {
    await lockIdentity(tx, proved)
    const owner = await ownerOf(tx, proved)
    if (owner !== null) return { kind: 'account', userId: owner, way: 'known' }
    const email = makeEmailSchema('').safeParse(proved.identity.email).data
    if (email === undefined) return failed('no_email')
    const [known] = await tx.select(userColumns).from(user).where(eq(user.email, email)).for('key share')
    if (!known) {
      const joining = { by: 'provider', email, invitation } as const
      if (!(await maySignUp(tx, context, joining))) return failed('sign_up_closed')
      return addAccount(tx, { ...proved, email })
    }
    if (!known.emailVerified && known.role === 'admin') return failed('account_exists')
    const isFirstProof = await proveEmail(tx, known.id, 'provider')
    if (isFirstProof) {
      await voidPasswordLinks(tx, known.id)
      await endSessions(tx, known.id)
    }
    // A person who reads the account's mail could get an identity with its e-mail, and would then not be asked for a code.
    else if (await hasSecondFactor(tx, known.id)) return failed('account_exists')
    // The e-mail may belong to somebody else by now; the provider's subject then differs.
    if (await hasAnother(tx, known.id, proved)) return failed('account_exists')
    await connect(tx, known.id, proved)
    return { kind: 'account', userId: known.id, way: isFirstProof ? 'only' : 'added' }
  })
}

async function maySignUp(
  tx: Transaction,
  context: Pick<Context, 'installation'>,
  joining: SignUpWay,
): Promise<boolean> {
  try {
    await requireSignUp(tx, context, joining)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Connects the identity to the account `userId`, replacing another identity of the same provider. */
export async function connectIdentity(
  { queries }: Database,
  userId: string,
  proved: ProvedIdentity,
): Promise<SettledIdentity> {
  return queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await lockIdentity(tx, proved)
    const owner = await ownerOf(tx, proved)
    if (owner !== null && owner !== userId) return failed('connected_elsewhere')
    if (owner === null) await connect(tx, userId, proved)
    const email = makeEmailSchema('').safeParse(proved.identity.email).data
    if (email !== undefined) {
      const isSame = and(eq(user.id, userId), eq(user.email, email), eq(user.emailVerified, false))
      await tx.update(user).set({ emailVerified: true, updatedAt: new Date() }).where(isSame)
    }
    return { kind: 'account', userId, way: owner === null ? 'added' : 'known' }
  })
}

/** Serialises concurrent sign-ins with one identity: the second sees the account created by the first. */
async function lockIdentity(tx: Transaction, { provider, identity }: ProvedIdentity): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${identity.subject}`}, 0))`,
  )
}

/** The account that the identity is connected to; null: none. */
export async function ownerOf(
  queries: Queries | Transaction,
  { provider, identity }: ProvedIdentity,
): Promise<string | null> {
  const [row] = await queries
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.accountId, identity.subject)))
  return row?.userId ?? null
}

async function hasAnother(tx: Transaction, userId: string, { provider }: ProvedIdentity): Promise<boolean> {
  const another = and(eq(account.userId, userId), eq(account.providerId, provider))
  return (await tx.$count(account, another)) > 0
}

async function connect(
  tx: Transaction,
  userId: string,
  { provider, identity }: ProvedIdentity,
): Promise<void> {
  const now = new Date()
  await tx
    .insert(account)
    .values({ id: uuidv7(), userId, providerId: provider, accountId: identity.subject })
    .onConflictDoUpdate({
      target: [account.userId, account.providerId],
      set: { accountId: identity.subject, createdAt: now, updatedAt: now },
    })
  await recordEvent(tx, {
    actorId: userId,
    action: 'user.provider_connected',
    subject: { kind: 'user', id: userId },
    after: { provider },
  })
}

async function addAccount(
  tx: Transaction,
  proved: ProvedIdentity & { readonly email: string },
): Promise<SettledIdentity> {
  const { provider, identity, email } = proved
  const { firstName, lastName } = chooseAccountName(identity, email)
  const name = `${firstName} ${lastName}`.trim()
  const [added] = await tx
    .insert(user)
    .values({ id: uuidv7(), name, firstName, lastName, email, emailVerified: true })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  if (!added) return failed('account_exists')
  const { id: userId } = added
  await tx.insert(account).values({ id: uuidv7(), userId, providerId: provider, accountId: identity.subject })
  await recordEvent(tx, {
    actorId: userId,
    action: 'user.signed_up',
    subject: { kind: 'user', id: userId },
    after: { provider },
  })
  return { kind: 'account', userId, way: 'known' }
}
