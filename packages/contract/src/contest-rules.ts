import { z } from 'zod'
import { isStorable, numberOf, requiredNameOf } from './fields.ts'
import { languageSchema, languages } from './vocabulary.ts'

/**
 * How the places of a contest are found. `icpc`: by problems solved, then by penalty. `points`: by the points of the problems
 * solved, then by penalty. Penalty is the sum, over the solved problems, of the whole minutes from the start to the first
 * Accepted submission and of `penaltyMinutes` for each try before it that was neither Accepted nor a Compilation Error nor an
 * Internal Error. Who has the same in both shares the place.
 */
export const contestRules = ['icpc', 'points'] as const
export const contestRuleSchema = z.enum(contestRules, { error: 'Rules must be icpc or points' })
export type ContestRule = z.infer<typeof contestRuleSchema>

/** `draft`: only admins see it. `public`: everybody. `code`: everybody sees it, and registers with a code. */
export const contestVisibilities = ['draft', 'public', 'code'] as const
export const contestVisibilitySchema = z.enum(contestVisibilities, {
  error: 'Visibility must be draft, public or code',
})
export type ContestVisibility = z.infer<typeof contestVisibilitySchema>

export const contestStates = ['upcoming', 'running', 'ended'] as const
export const contestStateSchema = z.enum(contestStates)
export type ContestState = z.infer<typeof contestStateSchema>

export const contestLimits = {
  problems: 26,
  minutesLeast: 5,
  /** Thirty days. */
  minutesMost: 43_200,
  descriptionCharacters: 20_000,
  questionCharacters: 2000,
  announcementCharacters: 5000,
  /** The bar of an upcoming contest spans so many hours. */
  countdownHours: 48,
} as const

/** Whoever schedules so far ahead has mistyped. */
const lastYear = 3000

const minutesOf = (name: string, least: number, most: number) =>
  numberOf(name)
    .int(`${name} must be a whole number of minutes`)
    .min(least, `${name} must be at least ${least} minutes`)
    .max(most, `${name} must be at most ${most} minutes`)

export const contestProblemEntrySchema = z.object({
  problemId: z.string({ error: 'A problem is named by its id' }).max(200),
  points: numberOf('Points')
    .int('Points must be a whole number')
    .min(1, 'Points must be at least 1')
    .max(100_000, 'Points must be at most 100000')
    .default(100),
})

/** By which people get into a contest that wants one. */
export const contestCodeSchema = z
  .string({ error: 'Code must be a text' })
  .trim()
  .max(64, 'Code must be at most 64 characters')
  .refine(isStorable, 'Code must hold neither a NUL character nor half a character')
  .default('')

/** What an admin fills in. */
export const contestBody = z.object({
  name: requiredNameOf('Name'),
  /** Markdown. */
  description: z
    .string({ error: 'Description must be a text' })
    .max(
      contestLimits.descriptionCharacters,
      `Description must be at most ${contestLimits.descriptionCharacters} characters`,
    )
    .refine(isStorable, 'Description must hold neither a NUL character nor half a character'),
  startsAt: z.iso
    .datetime({ error: 'Start must be a time such as 2026-01-31T18:30:00.000Z' })
    .refine((time) => Date.parse(time) < Date.UTC(lastYear, 0), `Start must be before the year ${lastYear}`),
  minutes: minutesOf('Length', contestLimits.minutesLeast, contestLimits.minutesMost),
  rule: contestRuleSchema,
  visibility: contestVisibilitySchema,
  /** Needed with visibility `code`. */
  code: contestCodeSchema,
  penaltyMinutes: minutesOf('Penalty', 0, 1440).default(20),
  /** Length of the time before the end whose results nobody sees on the board; 0: it does not freeze. */
  freezeMinutes: minutesOf('Freeze', 0, contestLimits.minutesMost).default(0),
  languages: z
    .array(languageSchema)
    .min(1, 'Choose at least one language')
    .default([...languages]),
  isRated: z.boolean({ error: 'isRated must be true or false' }).default(false),
  /** In the order of their letters. */
  problems: z
    .array(contestProblemEntrySchema)
    .max(contestLimits.problems, `At most ${contestLimits.problems} problems`),
})
export type ContestBody = z.input<typeof contestBody>

const firstLetter = 65

/** What a problem of a contest is called there, by its position from 1: A to Z. */
export function letterOf(position: number): string {
  return String.fromCharCode(firstLetter + position - 1)
}

/** The position of a letter; 0, which no problem has, for anything else. */
export function positionOf(letter: string): number {
  return /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - firstLetter + 1 : 0
}
