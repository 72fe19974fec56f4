import { z } from 'zod'
import { defineCall } from './call.ts'
import { chosenKeysSchema } from './shortcut-keys.ts'
import { shortcutKeysSchema } from './shortcut-rules.ts'
import { languageSchema } from './vocabulary.ts'
import { currentZoneName } from './zone-names.ts'

export const keymaps = ['default', 'vim', 'emacs'] as const

export const editorSettingsSchema = z.object({
  fontPx: z.number().int().min(8).max(40).default(13),
  tabSize: z.number().int().min(1).max(8).default(4),
  keymap: z.enum(keymaps).default('default'),
  wrapsLines: z.boolean().default(false),
  suggestsWords: z.boolean().default(true),
  closesBrackets: z.boolean().default(true),
  /** The one chosen last; null: none was chosen yet. */
  language: languageSchema.nullable().default(null),
})
export type EditorSettings = z.infer<typeof editorSettingsSchema>

const mostZoneCharacters = 64

/** The name of a time zone in the IANA database, such as Asia/Kolkata; a former name becomes that of today. */
export const timeZoneSchema = z
  .string({ error: 'Time zone must be a text' })
  .max(mostZoneCharacters, `Time zone must be at most ${mostZoneCharacters} characters`)
  .refine(isTimeZone, 'Time zone must be one of the IANA time zones, such as Asia/Kolkata')
  .overwrite(currentZoneName)

/**
 * One that is kept already. It is not looked up once more: that keeps a phone busy for 50 ms, and a browser that is older than
 * the zone must read the other settings all the same.
 */
const keptTimeZoneSchema = z.string().max(mostZoneCharacters).overwrite(currentZoneName)

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +05:30 are understood, too, but know nothing of daylight saving.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

export const settingsSchema = z.object({
  /** null: nobody has said it yet, and days are counted in that of the server. */
  timeZone: keptTimeZoneSchema.nullable(),
  isPublic: z.boolean(),
  hidesDifficulty: z.boolean(),
  hidesTags: z.boolean(),
  /** null: never chosen on the server; the browser's own count. */
  editor: editorSettingsSchema.nullable(),
  keys: chosenKeysSchema,
})
export type Settings = z.infer<typeof settingsSchema>

export const ownSettings = defineCall({
  method: 'GET',
  path: '/settings',
  summary: 'What the caller has chosen',
  access: 'user',
  response: settingsSchema,
  errors: [],
})

/** What is absent stays as it is. */
export const changeSettingsBody = z.object({
  timeZone: timeZoneSchema.optional(),
  isPublic: z.boolean().optional(),
  hidesDifficulty: z.boolean().optional(),
  hidesTags: z.boolean().optional(),
  editor: editorSettingsSchema.optional(),
  keys: shortcutKeysSchema.optional(),
})

export const changeSettings = defineCall({
  method: 'PATCH',
  path: '/settings',
  summary: 'Change some settings; another time zone counts from now on, days that are over keep theirs',
  access: 'user',
  body: changeSettingsBody,
  response: settingsSchema,
  errors: [],
})
