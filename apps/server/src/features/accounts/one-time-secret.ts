import { createHash, randomBytes } from 'node:crypto'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, like, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'

/**
 * A one-time secret allows its bearer to do something once. Only its SHA-256 is stored, so that a copy of the database
 * does not reveal it.
 */
const { verification } = schema

export interface SecretEntry {
  /** Purpose of the secret, such as `confirm-email`. */
  readonly purpose: string
  readonly value: string
  readonly validMs: number
}

interface Secret {
  readonly purpose: string
  readonly secret: string
}

export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

export async function storeSecret(
  queries: Queries | Transaction,
  secret: string,
  { purpose, value, validMs }: SecretEntry,
): Promise<void> {
  const expiresAt = new Date(Date.now() + validMs)
  await queries
    .insert(verification)
    .values({ id: uuidv7(), identifier: identifierOf(purpose, secret), value, expiresAt })
}

/** Returns the value stored with the secret, or null if the secret is unknown or expired. */
export async function readSecretValue(
  queries: Queries | Transaction,
  { purpose, secret }: Secret,
): Promise<string | null> {
  const [row] = await queries
    .select({ value: verification.value })
    .from(verification)
    .where(
      and(eq(verification.identifier, identifierOf(purpose, secret)), gt(verification.expiresAt, new Date())),
    )
  return row?.value ?? null
}

/**
 * Consumes the secret and returns its value, or null if the secret is unknown or expired. Of two concurrent calls one gets the
 * value.
 */
export async function consumeSecret(
  queries: Queries | Transaction,
  { purpose, secret }: Secret,
): Promise<string | null> {
  const [row] = await queries
    .delete(verification)
    .where(
      and(eq(verification.identifier, identifierOf(purpose, secret)), gt(verification.expiresAt, new Date())),
    )
    .returning({ value: verification.value })
  return row?.value ?? null
}

/** Invalidates the secrets of one purpose that have this value. */
export async function voidSecrets(
  queries: Queries | Transaction,
  { purpose, value }: Pick<SecretEntry, 'purpose' | 'value'>,
): Promise<void> {
  await queries
    .delete(verification)
    .where(and(eq(verification.value, value), like(verification.identifier, `${purpose}:%`)))
}

/** Deletes expired secrets. */
export async function sweepSecrets({ queries }: Database): Promise<void> {
  await queries.delete(verification).where(lt(verification.expiresAt, new Date()))
}

function identifierOf(purpose: string, secret: string): string {
  return `${purpose}:${createHash('sha256').update(secret).digest('base64url')}`
}
