import { schema, type Transaction } from '@codedojo/db'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { newCertificateCode } from './certificate-code.ts'

const { certificate, course, user } = schema

interface Learner {
  readonly userId: string
  readonly courseId: string
}

/**
 * Says for good that somebody has completed a course today. The one that they have stays as it is; one that was withdrawn
 * stands again under its code, from today on.
 */
export async function issueCertificate(
  tx: Transaction,
  { newCode = newCertificateCode, ...learner }: Learner & { readonly newCode?: () => string },
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

/** False: the code is somebody else's. */
async function write(tx: Transaction, row: typeof certificate.$inferInsert): Promise<boolean> {
  const { code, ...facts } = row
  const issuedAt = new Date()
  const [isTaken] = await tx
    .select({ code: certificate.code })
    .from(certificate)
    .where(
      and(
        eq(certificate.code, code),
        sql`(${certificate.userId}, ${certificate.courseId})
      is distinct from (${facts.userId}, ${facts.courseId})`,
      ),
    )
  if (isTaken) return false
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
