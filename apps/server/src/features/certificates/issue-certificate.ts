import { schema, type Transaction } from '@codedojo/db'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { newReadableCode } from '../../readable-code.ts'

const { certificate, course, replacedCertificate, user } = schema

interface Learner {
  readonly userId: string
  readonly courseId: string
}

/**
 * Certifies that somebody has completed a course today. An existing certificate is kept; a withdrawn one is restored
 * under its code, with today's date.
 */
export async function issueCertificate(
  tx: Transaction,
  { newCode = newReadableCode, ...learner }: Learner & { readonly newCode?: () => string },
): Promise<void> {
  const [facts] = await tx
    .select({ personName: user.name, courseName: course.name, mentor: course.mentor })
    .from(user)
    .innerJoin(course, eq(course.id, learner.courseId))
    .where(eq(user.id, learner.userId))
  if (!facts) throw new Error(`There is nobody "${learner.userId}", or no course "${learner.courseId}".`)
  for (let tries = 0; tries < 5; tries++) {
    if (await write(tx, { ...learner, ...facts, code: newCode() })) return
  }
  throw new Error('No code for a certificate was free.')
}

/** Another certificate has the code now, or had it before it was reissued. */
export async function isCodeTaken(tx: Transaction, { code, userId, courseId }: Learner & { code: string }) {
  const isOthers = sql`(${certificate.userId}, ${certificate.courseId}) is distinct from (${userId}, ${courseId})`
  const [others, former] = await Promise.all([
    tx.$count(certificate, and(eq(certificate.code, code), isOthers)),
    tx.$count(replacedCertificate, eq(replacedCertificate.code, code)),
  ])
  return others + former > 0
}

/** Stores the certificate. Returns false if the code belongs to somebody else. */
async function write(tx: Transaction, row: typeof certificate.$inferInsert): Promise<boolean> {
  const { code, ...facts } = row
  const issuedAt = new Date()
  if (await isCodeTaken(tx, row)) return false
  await tx
    .insert(certificate)
    .values({ ...row, issuedAt })
    .onConflictDoUpdate({
      target: [certificate.userId, certificate.courseId],
      set: { ...facts, issuedAt, revokedAt: null },
      setWhere: isNotNull(certificate.revokedAt),
    })
  return true
}
