import { randomBytes } from 'node:crypto'
import { normalizePassword, passwordVariants } from '@codedojo/contract'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'
import { makeTurns, NoTurnError } from '../../turns.ts'

/**
 * Argon2id, the default of the library, with the lowest costs in OWASP's password storage advice: 19 MiB, two passes,
 * one lane.
 */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash takes about 10 ms of one core. More hashes at a time only slow each other down; beyond the queue length,
 * requests are refused.
 */
const atOnce = 2
const waitingMost = 200

const takeTurn = makeTurns({ atOnce, waitingMost })

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalizePassword(password), costs))
}

/** Hash of a random password. It is compared where no account exists, so that the response takes equally long. */
let nobodysHash: Promise<string> | null = null

/**
 * Verifies a password. `older`: the password is right, but its hash has an outdated form. Without a hash, a dummy hash
 * is verified, so that the response time does not reveal whether an account exists.
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
  try {
    return await takeTurn(work)
  } catch (error) {
    if (!(error instanceof NoTurnError)) throw error
    throw new AppError('unavailable', 'Too many people are signing in right now.', { retryAfter: 5 })
  }
}
