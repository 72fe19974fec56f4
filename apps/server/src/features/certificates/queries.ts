import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { parseReadableCode } from '../../readable-code.ts'

export type CertificateRow = typeof schema.certificate.$inferSelect

export interface FoundCertificate extends CertificateRow {
  /** When the requested code was replaced by the current one; null if it is the current one. */
  readonly replacedAt: Date | null
}

/**
 * The certificate with a code, in any typed form, including withdrawn ones; a replaced code finds the current
 * certificate. Throws `certificate_not_found`.
 */
export async function requireCertificate({ queries }: Database, typed: string): Promise<FoundCertificate> {
  const { certificate, replacedCertificate } = schema
  const code = parseReadableCode(typed)
  const [row] =
    code === null ? [] : await queries.select().from(certificate).where(eq(certificate.code, code))
  if (row) return { ...row, replacedAt: null }
  const [former] =
    code === null
      ? []
      : await queries
          .select({ row: certificate, replacedAt: replacedCertificate.replacedAt })
          .from(replacedCertificate)
          .innerJoin(certificate, eq(certificate.code, replacedCertificate.byCode))
          .where(eq(replacedCertificate.code, code))
  if (!former) throw new AppError('certificate_not_found', 'There is no certificate with this code.')
  return { ...former.row, replacedAt: former.replacedAt }
}
