import type { SignInProvider } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'

const { account, auditEvent } = schema

/** Who decided last whether somebody is suspended, as far as it binds a provider. */
export type LastDecision = 'suspended by the provider' | 'let in by an admin' | 'another'

interface Asked {
  readonly provider: SignInProvider
  readonly userIds: readonly string[]
}

/**
 * The last decision about each of these people who is connected with the provider and was ever suspended; nobody else is in it.
 * An admin who let somebody in whom the provider had suspended binds it until it knows that person again, which is when
 * `updatedAt` of the connection is later.
 */
export async function findLastDecisions(
  queries: Queries | Transaction,
  { provider, userIds }: Asked,
): Promise<ReadonlyMap<string, LastDecision>> {
  const isConnection = sql`${account.userId}::text = ${auditEvent.subjectId} and ${account.providerId} = ${provider}`
  const events = await queries
    .select({
      userId: account.userId,
      action: auditEvent.action,
      after: auditEvent.after,
      at: auditEvent.at,
      knownAt: account.updatedAt,
    })
    .from(auditEvent)
    .innerJoin(account, isConnection)
    .where(
      and(
        sql`${auditEvent.subjectId} = any(${sql.param([...userIds])}::text[])`,
        eq(auditEvent.subjectKind, 'user'),
        inArray(auditEvent.action, ['user.suspended', 'user.unsuspended']),
      ),
    )
    // Ids are drawn under the lock of the person; `at` is when the transaction began, which may have waited for the lock.
    .orderBy(desc(auditEvent.id))
  const byPerson = Map.groupBy(events, ({ userId }) => userId)
  return new Map([...byPerson].map(([userId, [latest, before]]) => [userId, decisionIn(latest, before)]))
}

interface Event {
  readonly action: string
  readonly after: unknown
  readonly at: Date
  readonly knownAt: Date
}

const factsSchema = z.object({ provider: z.string() })
const isByProvider = (facts: unknown) => factsSchema.safeParse(facts).success

function decisionIn(latest: Event | undefined, before: Event | undefined): LastDecision {
  if (latest === undefined) return 'another'
  if (latest.action === 'user.suspended')
    return isByProvider(latest.after) ? 'suspended by the provider' : 'another'
  const wasByProvider = before?.action === 'user.suspended' && isByProvider(before.after)
  const isByAdmin = wasByProvider && !isByProvider(latest.after)
  return isByAdmin && latest.knownAt <= latest.at ? 'let in by an admin' : 'another'
}
