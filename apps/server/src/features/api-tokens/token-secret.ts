import { createHash, randomBytes } from 'node:crypto'
import { tokenMark } from '../../http/bearer-token.ts'

/** A new token with 256 random bits. */
export function newToken(): string {
  return `${tokenMark}${randomBytes(32).toString('base64url')}`
}

/** A fast hash suffices, because nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
