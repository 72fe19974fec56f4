import {
  type changeSettingsBody,
  editorSettingsSchema,
  type Settings,
  type ShortcutKeys,
  shortcutActions,
  shortcutKeySchema,
  shortcutKeysSchema,
} from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema, type Transaction } from '@codedojo/db'
import { desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { lockPerson } from '../accounts/index.ts'
import { changeTimeZone, requireZone } from './time-zone.ts'

const { preference, timeZonePeriod, user } = schema

export async function readSettings(database: Database, userId: string): Promise<Settings> {
  const [row] = await ownSettings(database).execute({ userId })
  return settingsFrom(row)
}

const ownSettings = preparedQuery('own_settings', (queries) =>
  selectSettings(queries, sql.placeholder('userId')),
)

/** The settings of a person, with defaults. */
function selectSettings(queries: Queries | Transaction, userId: string | Placeholder) {
  const { isPublic, hidesDifficulty, hidesTags, editor, keys, programmingExperience, weeklyGoal } = preference
  const timeZone = queries
    .select({ zone: timeZonePeriod.zone })
    .from(timeZonePeriod)
    .where(eq(timeZonePeriod.userId, user.id))
    .orderBy(desc(timeZonePeriod.since))
    .limit(1)
  return queries
    .select({
      timeZone: sql<string | null>`(${timeZone})`,
      isPublic,
      hidesDifficulty,
      hidesTags,
      editor,
      keys,
      programmingExperience,
      weeklyGoal,
    })
    .from(user)
    .leftJoin(preference, eq(preference.userId, user.id))
    .where(eq(user.id, userId))
}

type SettingsRow = Awaited<ReturnType<typeof selectSettings>>[number]

function settingsFrom(row: SettingsRow | undefined): Settings {
  return {
    timeZone: row?.timeZone ?? null,
    isPublic: row?.isPublic ?? false,
    hidesDifficulty: row?.hidesDifficulty ?? false,
    hidesTags: row?.hidesTags ?? false,
    // Settings stored by an older version may lack new keys, or have removed ones.
    editor: row?.editor ? (editorSettingsSchema.safeParse(row.editor).data ?? null) : null,
    keys: keysStillAllowed(row?.keys ?? {}),
    programmingExperience: row?.programmingExperience ?? null,
    weeklyGoal: row?.weeklyGoal ?? null,
  }
}

/** Drops values that are no longer allowed; the person's other settings stay. */
function keysStillAllowed(kept: ShortcutKeys): ShortcutKeys {
  const allowed = shortcutActions.filter((action) => shortcutKeySchema.safeParse(kept[action]).success)
  const keys = Object.fromEntries(allowed.map((action) => [action, kept[action]]))
  return shortcutKeysSchema.safeParse(keys).data ?? {}
}

/**
 * Changes the given settings. Throws `bad_input` for an unknown time zone, and `too_many_requests` when it is changed
 * too often.
 */
export async function changeSettings(
  database: Database,
  { userId, change }: { readonly userId: string; readonly change: z.infer<typeof changeSettingsBody> },
): Promise<Settings> {
  const { timeZone, ...chosen } = change
  const zone = timeZone === undefined ? null : await requireZone(database, timeZone)
  return database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    // This statement also locks the row until the transaction ends, so that other changes by the person wait.
    await tx
      .insert(preference)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: preference.userId, set: { ...chosen, updatedAt: sql`now()` } })
    if (zone !== null) await changeTimeZone(tx, { userId, zone })
    const [row] = await selectSettings(tx, userId)
    return settingsFrom(row)
  })
}
