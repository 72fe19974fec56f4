import { randomBytes } from 'node:crypto'
import { normalizePassword, passwordVariants } from '@codedojo/contract'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'

/** The library's default kind, Argon2id, with the least costs that OWASP's password storage advice allows: 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes about 10 ms of one core; more at a time only makes everybody wait, and beyond the queue nobody is served. */
const atOnce = 2
const waitingMost = 200

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalizePassword(password), costs))
}

/** Of a password that nobody knows: what is compared where there is no account, with the same costs. */
let nobodysHash: Promise<string> | null = null

/**
 * Whether this is the password of the hash. `older`: it is, but the hash is of a form in which passwords are kept no more. Where
 * there is no hash the same is done with another, so that nobody learns by the time whether there is one.
 */
export async function verifyPassword(
  known: string | null,
  password: string,
): Promise<'right' | 'older' | 'wrong'> {
  const [form = '', ...olderForms] = passwordVariants(password)
  nobodysHash ??= hash(randomBytes(32), costs)
  const compared = known ?? (await nobodysHash)
  const isIt = async (each: string) => (await inTurn(() => verify(compared, each))) && known !== null
  if (await isIt(form)) return 'right'
  for (const older of olderForms) if (await isIt(older)) return 'older'
  return 'wrong'
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingMost) {
      throw new AppError('unavailable', 'Too many people are signing in right now.', { retryAfter: 5 })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
