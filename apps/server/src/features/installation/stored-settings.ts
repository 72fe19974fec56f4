import {
  type InstallationSettings,
  initialInstallation,
  installationSettingsSchema,
  type ManagedInstallation,
} from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

const { installationFact } = schema
const key = 'settings'

const storedSchema = z.object({ revision: z.number().int(), settings: z.record(z.string(), z.unknown()) })

/**
 * The settings that admins have stored. Settings that the storing version did not know get their defaults. Throws if the settings
 * cannot be read: a closed installation must not become open.
 */
export async function readStoredSettings(queries: Queries | Transaction): Promise<ManagedInstallation> {
  const [row] = await queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  if (!row) return { settings: initialInstallation, revision: 0 }
  const { revision, settings } = storedSchema.parse(row.value)
  return { settings: withMissing(settings), revision }
}

function withMissing(stored: Readonly<Record<string, unknown>>): InstallationSettings {
  const parts = z.record(z.string(), z.unknown()).catch({}).parse(stored.parts)
  const parsed = installationSettingsSchema.safeParse({
    ...initialInstallation,
    ...stored,
    parts: { ...initialInstallation.parts, ...parts },
  })
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The stored settings of the installation cannot be read. ${fields.join('; ')}`)
}

/** Stores the settings and notifies every server on commit. */
export async function storeSettings(
  tx: Transaction,
  { settings, revision }: ManagedInstallation,
): Promise<void> {
  const value = { revision, settings }
  await tx
    .insert(installationFact)
    .values({ key, value })
    .onConflictDoUpdate({ target: installationFact.key, set: { value } })
  await tx.execute(sql`select pg_notify('installation', '')`)
}

/** Serialises changes of the settings, also the first one, before which there is no row. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('installation settings', 0))`)
}
