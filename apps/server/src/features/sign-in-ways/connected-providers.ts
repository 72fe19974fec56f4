import {
  correctedParts,
  type SignInProvider,
  type SignInWays,
  signInProviderSchema,
  signInProviders,
} from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { providerNames, startSentence } from '../../identity-settings.ts'
import {
  canConfirmEmail,
  listOwnPasskeys,
  mailAccessChange,
  passkeyUse,
  pendingEmail,
  readOwnSecondFactor,
} from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'

const { account, auditEvent, user } = schema
const columns = {
  id: account.id,
  providerId: account.providerId,
  hash: account.password,
  createdAt: account.createdAt,
}

export function offeredProviders({
  identityProviders,
  directory,
}: Pick<Context, 'identityProviders' | 'directory'>): SignInProvider[] {
  const services = { ...identityProviders, ldap: directory }
  return signInProviders.filter((provider) => services[provider] !== null)
}

export async function readOwnSignInWays(context: Context, userId: string): Promise<SignInWays> {
  const { queries } = context.database
  const rows = await queries
    .select({ emailVerified: user.emailVerified, way: columns })
    .from(user)
    .leftJoin(account, eq(account.userId, user.id))
    .where(eq(user.id, userId))
    .orderBy(asc(account.createdAt))
  const ways = rows.flatMap(({ way }) => way ?? [])
  return {
    hasPassword: ways.some(({ hash }) => hash !== null),
    emailVerified: rows[0]?.emailVerified ?? false,
    canSendMail: canConfirmEmail(context),
    secondFactor: await readOwnSecondFactor(queries, userId),
    passkeys: await listOwnPasskeys(queries, userId),
    passkeyUse: passkeyUse(context),
    pendingEmail: await pendingEmail(queries, userId),
    correction: await lastCorrection(context.database, userId),
    connections: ways.flatMap(({ providerId, createdAt }) => {
      const { data: provider } = signInProviderSchema.safeParse(providerId)
      return provider ? [{ provider, connectedAt: createdAt.toISOString() }] : []
    }),
  }
}

const toldDays = 30

/** As in the audit event of a correction. */
const correctedSchema = z.object({ corrected: z.array(z.enum(correctedParts)) })

/** The notice about an admin's correction is shown for a month. */
async function lastCorrection(
  { queries }: Context['database'],
  userId: string,
): Promise<SignInWays['correction']> {
  const since = new Date(Date.now() - toldDays * 24 * 60 * 60 * 1000)
  const isCorrection = and(eq(auditEvent.subjectId, userId), eq(auditEvent.action, 'user.corrected'))
  const [event] = await queries
    .select({ at: auditEvent.at, after: auditEvent.after })
    .from(auditEvent)
    .where(and(isCorrection, gt(auditEvent.at, since)))
    .orderBy(desc(auditEvent.at))
    .limit(1)
  if (event === undefined) return null
  const { corrected } = correctedSchema.parse(event.after)
  return { at: event.at.toISOString(), parts: corrected }
}

/** Disconnects a provider. Throws `not_found`, and `last_sign_in_way` when no usable sign-in method would be left. */
export async function disconnectProvider(
  context: Context,
  userId: string,
  provider: SignInProvider,
): Promise<void> {
  const name = startSentence(providerNames(context.config)[provider])
  await context.database.queries.transaction(async (tx) => {
    // Locks the account: of two concurrent calls the second sees that the first provider is gone.
    const ways = await tx
      .select(columns)
      .from(account)
      .where(eq(account.userId, userId))
      .orderBy(asc(account.id))
      .for('update')
    if (!ways.some(({ providerId }) => providerId === provider)) {
      throw new AppError('not_found', `${name} is not connected.`)
    }
    const usable = new Set<string>(offeredProviders(context))
    const isLeft = ways.some(
      ({ providerId, hash }) => providerId !== provider && (hash !== null || usable.has(providerId)),
    )
    if (!isLeft) {
      throw new AppError(
        'last_sign_in_way',
        `${name} is the only way to sign in to this account. Set a password first.`,
      )
    }
    await tx.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, provider)))
    await recordEvent(tx, {
      actorId: userId,
      action: 'user.provider_disconnected',
      subject: { kind: 'user', id: userId },
      before: { provider },
    })
  })
  await mailAccessChange(context, userId, { kind: 'disconnected', provider })
}
