import {
  type changeSettingsBody,
  editorSettingsSchema,
  type Settings,
  type ShortcutKeys,
  shortcutActions,
  shortcutKeySchema,
  shortcutKeysSchema,
} from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { lockPerson } from '../accounts/index.ts'
import { moveTo, requireZone, zoneOf } from './time-zone.ts'

const { preference } = schema

export async function readSettings(
  queries: Database['queries'] | Transaction,
  userId: string,
): Promise<Settings> {
  const [row] = await queries.select().from(preference).where(eq(preference.userId, userId))
  return {
    timeZone: await zoneOf(queries, userId),
    isPublic: row?.isPublic ?? false,
    hidesDifficulty: row?.hidesDifficulty ?? false,
    hidesTags: row?.hidesTags ?? false,
    // What an older version kept may lack a setting that is new, or hold one that is gone.
    editor: row?.editor ? (editorSettingsSchema.safeParse(row.editor).data ?? null) : null,
    keys: keysStillAllowed(row?.keys ?? {}),
  }
}

/** Without those that may not be chosen any more: the others of the person stay. */
function keysStillAllowed(kept: ShortcutKeys): ShortcutKeys {
  const allowed = shortcutActions.filter((action) => shortcutKeySchema.safeParse(kept[action]).success)
  const keys = Object.fromEntries(allowed.map((action) => [action, kept[action]]))
  return shortcutKeysSchema.safeParse(keys).data ?? {}
}

/** What is absent stays. Throws `bad_input` for an unknown time zone, and `too_many_requests` for one changed too often. */
export async function changeSettings(
  database: Database,
  { userId, change }: { readonly userId: string; readonly change: z.infer<typeof changeSettingsBody> },
): Promise<Settings> {
  const { timeZone, ...chosen } = change
  const zone = timeZone === undefined ? null : await requireZone(database, timeZone)
  return database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    // This also keeps other changes of the person out until the end.
    await tx
      .insert(preference)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: preference.userId, set: { ...chosen, updatedAt: sql`now()` } })
    if (zone !== null) await moveTo(tx, { userId, zone })
    return readSettings(tx, userId)
  })
}
