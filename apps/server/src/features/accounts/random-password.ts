import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 16

/** A random password of sixteen characters, without characters that are easily confused: about 92 bits. */
export function randomPassword(): string {
  return derivePassword(randomBytes(32).toString('hex'), '')
}

/**
 * A password derived from a random key and the e-mail of the account, so that a repeated import yields the same one.
 */
export function derivePassword(key: string, emailId: string): string {
  // Rejects values at the end of the range: with them the first letters would be more likely (modulo bias).
  const fairly = 256 - (256 % alphabet.length)
  for (let round = 0; ; round++) {
    const bytes = createHmac('sha512', key).update(`${round}:${emailId}`).digest()
    const letters = [...bytes].filter((byte) => byte < fairly).map((byte) => alphabet[byte % alphabet.length])
    if (letters.length >= length) return letters.slice(0, length).join('')
  }
}
