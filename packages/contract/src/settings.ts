import { z } from 'zod'
import { defineCall } from './call.ts'
import { chosenKeysSchema } from './shortcut-keys.ts'
import { shortcutKeysSchema } from './shortcut-rules.ts'
import { codeModeSchema } from './signature/code-mode.ts'
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
  /** The language chosen last; null if none was chosen yet. */
  language: languageSchema.nullable().default(null),
  /** The mode chosen last; null if none was chosen yet. */
  mode: codeModeSchema.nullable().default(null),
})
export type EditorSettings = z.infer<typeof editorSettingsSchema>

/** How much somebody has programmed before, by their own account. */
export const programmingExperiences = ['none', 'some', 'much'] as const
const programmingExperienceSchema = z.enum(programmingExperiences)
export type ProgrammingExperience = z.infer<typeof programmingExperienceSchema>

const mostProblemsAWeek = 100

export const weeklyGoalSchema = z
  .number({ error: 'Weekly goal must be a number of problems' })
  .int('Weekly goal must be a whole number')
  .min(1, 'Weekly goal must be at least 1')
  .max(mostProblemsAWeek, `Weekly goal must be at most ${mostProblemsAWeek}`)

const mostZoneCharacters = 64

/** An IANA time zone name, for example Asia/Kolkata; former names are replaced by current ones. */
export const timeZoneSchema = z
  .string({ error: 'Time zone must be a text' })
  .max(mostZoneCharacters, `Time zone must be at most ${mostZoneCharacters} characters`)
  .refine(isTimeZone, 'Time zone must be one of the IANA time zones, such as Asia/Kolkata')
  .overwrite(currentZoneName)

/**
 * A stored time zone. It is not validated again: that would take a phone 50 ms, and a browser older than the zone must still
 * accept the other settings.
 */
const keptTimeZoneSchema = z.string().max(mostZoneCharacters).overwrite(currentZoneName)

function isTimeZone(name: string): boolean {
  try {
    // `Intl` also accepts offsets such as +05:30, which know no daylight saving.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

export const settingsSchema = z.object({
  /** null if never set; days are then counted in the server's time zone. */
  timeZone: keptTimeZoneSchema.nullable(),
  isPublic: z.boolean(),
  hidesDifficulty: z.boolean(),
  hidesTags: z.boolean(),
  /** null if never saved on the server; the browser's own settings then apply. */
  editor: editorSettingsSchema.nullable(),
  keys: chosenKeysSchema,
  /** null if the question was not answered. */
  programmingExperience: programmingExperienceSchema.nullable(),
  /** Problems that the user wants to solve each week; null if no goal is set. */
  weeklyGoal: weeklyGoalSchema.nullable(),
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

/** Absent fields are left unchanged. */
export const changeSettingsBody = z.object({
  timeZone: timeZoneSchema.optional(),
  isPublic: z.boolean().optional(),
  hidesDifficulty: z.boolean().optional(),
  hidesTags: z.boolean().optional(),
  editor: editorSettingsSchema.optional(),
  keys: shortcutKeysSchema.optional(),
  programmingExperience: programmingExperienceSchema.optional(),
  /** null takes the goal away. */
  weeklyGoal: weeklyGoalSchema.nullable().optional(),
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
