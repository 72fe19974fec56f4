import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { readCertificateCode } from './certificate-code.ts'

export type CertificateRow = typeof schema.certificate.$inferSelect

/** The certificate of a code, however it was typed; withdrawn ones too. Throws `certificate_not_found`. */
export async function requireCertificate({ queries }: Database, typed: string): Promise<CertificateRow> {
  const { certificate } = schema
  const code = readCertificateCode(typed)
  const [row] =
    code === null ? [] : await queries.select().from(certificate).where(eq(certificate.code, code))
  if (!row) throw new AppError('certificate_not_found', 'There is no certificate with this code.')
  return row
}
