import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'

const { certificate, courseGrant, enrolment, user } = schema

export interface NewCourseGrant {
  readonly courseId: string
  readonly userId: string
  /** null if granted by an admin or a provider. */
  readonly orderId: string | null
  readonly givenById: string | null
  /** The sign-in provider whose group gave it; absent if it was bought or given by an admin. */
  readonly givenByProvider?: string
  readonly days: number
}

/** Grants access to a course for some days: from now, or from the end of the current access. Idempotent per order. */
export async function grantCourse(tx: Transaction, newGrant: NewCourseGrant): Promise<void> {
  await lockUser(tx, newGrant.userId)
  await tx
    .insert(courseGrant)
    .values({ id: uuidv7(), ...newGrant, grantedAt: new Date() })
    .onConflictDoNothing({ target: courseGrant.orderId })
  await recomputeEnrolment(tx, newGrant)
}

/** Revokes the access that an order bought; later grants move forward. */
export async function revokeBoughtCourse(tx: Transaction, orderId: string): Promise<void> {
  const [grant] = await tx
    .update(courseGrant)
    .set({ revokedAt: new Date() })
    .where(and(eq(courseGrant.orderId, orderId), isNull(courseGrant.revokedAt)))
    .returning({ userId: courseGrant.userId, courseId: courseGrant.courseId })
  if (!grant) return
  await lockUser(tx, grant.userId)
  await recomputeEnrolment(tx, grant)
}

/** Revokes access granted by admins and providers; returns the number of grants. */
export async function revokeAdminGrants(tx: Transaction, of: Learner): Promise<number> {
  await lockUser(tx, of.userId)
  const revoked = await tx
    .update(courseGrant)
    .set({ revokedAt: new Date() })
    .where(and(grantCondition(of), isNull(courseGrant.orderId), isNull(courseGrant.revokedAt)))
    .returning({ id: courseGrant.id })
  await recomputeEnrolment(tx, of)
  return revoked.length
}

interface ProviderGrant extends Learner {
  readonly provider: string
}

/** Whether access that this provider granted has neither ended nor been revoked. */
export async function isGivenByProvider(
  queries: Queries | Transaction,
  { provider, ...of }: ProviderGrant,
): Promise<boolean> {
  const isRunning = sql`${courseGrant.grantedAt} + make_interval(days => ${courseGrant.days}) > now()`
  return (await queries.$count(courseGrant, and(isOfProvider(of, provider), isRunning))) > 0
}

const isOfProvider = (of: Learner, provider: string) =>
  and(grantCondition(of), eq(courseGrant.givenByProvider, provider), isNull(courseGrant.revokedAt))

/** Revokes access that this provider granted; returns the number of grants. */
export async function revokeProviderGrants(
  tx: Transaction,
  { provider, ...of }: ProviderGrant,
): Promise<number> {
  await lockUser(tx, of.userId)
  const revoked = await tx
    .update(courseGrant)
    .set({ revokedAt: new Date() })
    .where(isOfProvider(of, provider))
    .returning({ id: courseGrant.id })
  await recomputeEnrolment(tx, of)
  return revoked.length
}

interface Learner {
  readonly userId: string
  readonly courseId: string
}

const grantCondition = ({ userId, courseId }: Learner) =>
  and(eq(courseGrant.userId, userId), eq(courseGrant.courseId, courseId))

async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
}

async function recomputeEnrolment(tx: Transaction, { userId, courseId }: Learner): Promise<void> {
  const grants = await tx
    .select({ grantedAt: courseGrant.grantedAt, days: courseGrant.days, revokedAt: courseGrant.revokedAt })
    .from(courseGrant)
    .where(grantCondition({ userId, courseId }))
    .orderBy(asc(courseGrant.grantedAt), asc(courseGrant.id))
  const activeGrants = grants.filter(({ revokedAt }) => revokedAt === null)
  const purchasedAt = (activeGrants.at(-1) ?? grants.at(-1))?.grantedAt
  if (!purchasedAt) return
  const sums = { purchasedAt, expiresAt: courseAccessEnd(activeGrants) }
  await tx
    .insert(enrolment)
    .values({ userId, courseId, ...sums })
    .onConflictDoUpdate({ target: [enrolment.userId, enrolment.courseId], set: sums })
  if (sums.expiresAt === null) await withdrawCertificate(tx, { userId, courseId })
}

async function withdrawCertificate(tx: Transaction, { userId, courseId }: Learner): Promise<void> {
  await tx
    .update(certificate)
    .set({ revokedAt: new Date() })
    .where(
      and(eq(certificate.userId, userId), eq(certificate.courseId, courseId), isNull(certificate.revokedAt)),
    )
}

interface Grant {
  readonly grantedAt: Date
  readonly days: number
}

/** Latest end of access: a timestamp's year has four digits. */
const latestEnd = Date.UTC(9999, 0, 1)

/**
 * End of access after all grants: each adds its days to the access at its time. `grants` must be in the order of time.
 * null if there is none.
 */
export function courseAccessEnd(grants: readonly Grant[]): Date | null {
  let end: Date | null = null
  for (const { grantedAt, days } of grants) {
    const from: Date = end !== null && end > grantedAt ? end : grantedAt
    end = new Date(Math.min(from.getTime() + days * 86_400_000, latestEnd))
  }
  return end
}
