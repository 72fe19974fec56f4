import type { User } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { newReadableCode } from '../../readable-code.ts'
import { recordEvent } from '../audit/index.ts'
import { isCodeTaken } from './issue-certificate.ts'
import type { FoundCertificate } from './queries.ts'

const { certificate, replacedCertificate, user } = schema

interface Reissue {
  readonly found: FoundCertificate
  readonly asker: Pick<User, '_id' | 'role'>
}

/**
 * Reissues a certificate with the owner's current name and the original completion date; returns its new code. The
 * former code redirects to it, and the former name is deleted. Throws `not_allowed`, `certificate_not_found` for a
 * withdrawn one, and `same_name` when the name has not changed.
 */
export async function reissueCertificate({ queries }: Database, { found, asker }: Reissue): Promise<string> {
  if (found.userId !== asker._id && asker.role !== 'admin') {
    throw new AppError(
      'not_allowed',
      'Only its owner or an administrator can have a certificate issued anew.',
    )
  }
  if (found.revokedAt !== null) throw new AppError('certificate_not_found', 'This certificate was withdrawn.')
  return queries.transaction(async (tx) => {
    const [owner] = await tx.select({ name: user.name }).from(user).where(eq(user.id, found.userId))
    const [row] = await tx
      .select({ code: certificate.code, personName: certificate.personName })
      .from(certificate)
      .where(eq(certificate.code, found.code))
      .for('update')
    // Of two concurrent calls the second no longer finds the code.
    if (!owner || !row || row.personName === owner.name) throw sameName()
    const code = await freeCode(tx, found)
    await tx.update(certificate).set({ code, personName: owner.name }).where(eq(certificate.code, row.code))
    await tx.insert(replacedCertificate).values({ code: row.code, byCode: code })
    await recordEvent(tx, {
      actorId: asker._id,
      action: 'user.certificate_reissued',
      subject: { kind: 'user', id: found.userId },
      before: { code: row.code },
      after: { code },
    })
    return code
  })
}

async function freeCode(tx: Transaction, { userId, courseId }: FoundCertificate): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const code = newReadableCode()
    if (!(await isCodeTaken(tx, { code, userId, courseId }))) return code
  }
  throw new Error('No code for a certificate was free.')
}

function sameName(): AppError {
  return new AppError('same_name', 'This certificate already shows the name that its owner has today.')
}
