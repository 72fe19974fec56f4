import { createHash, randomBytes } from 'node:crypto'

/** How every token begins, so that programs which look for leaked secrets recognise it. */
const mark = 'codedojo_'

/** A new token with 256 random bits. */
export function newToken(): string {
  return `${mark}${randomBytes(32).toString('base64url')}`
}

/** A fast hash suffices, because nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
