import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 16

/** Sixteen characters without those that are mistaken for each other: about 92 bits. */
export function randomPassword(): string {
  return derivePassword(randomBytes(32).toString('hex'), '')
}

/** The same kind of password, which follows from a random key and the email of the account. */
export function derivePassword(key: string, emailId: string): string {
  // Of what is left over at the end of the range the first letters would come more often.
  const fairly = 256 - (256 % alphabet.length)
  for (let round = 0; ; round++) {
    const bytes = createHmac('sha512', key).update(`${round}:${emailId}`).digest()
    const letters = [...bytes].filter((byte) => byte < fairly).map((byte) => alphabet[byte % alphabet.length])
    if (letters.length >= length) return letters.slice(0, length).join('')
  }
}
