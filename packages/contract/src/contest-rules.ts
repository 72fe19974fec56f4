import { z } from 'zod'
import { isStorable, makeNumberSchema, makeRequiredNameSchema } from './fields.ts'
import { languageSchema, languages } from './vocabulary.ts'

/**
 * How contestants are ranked. `icpc`: by number of solved problems, then by penalty. `points`: by points of the solved problems,
 * then by penalty. The penalty is the sum over solved problems of the whole minutes from the start to the first Accepted
 * submission, plus `penaltyMinutes` for each rejected submission before it, except Compilation Errors and Internal Errors. Equal
 * results share a place.
 *
 * `ioi`: by the sum of what each problem got, without any penalty. A problem with subtasks gets the best of each of them over all
 * submissions, brought to its points in the contest; another one gets all its points once it is solved. `decreasing`: by the sum of
 * what solved problems are worth at that moment, see `decreasedPoints`, without any further penalty.
 */
export const contestRules = ['icpc', 'points', 'ioi', 'decreasing'] as const
export const contestRuleSchema = z.enum(contestRules, {
  error: 'Rules must be icpc, points, ioi or decreasing',
})
export type ContestRule = z.infer<typeof contestRuleSchema>

/** Whether contestants are ranked by points, so that problems have some. */
export function ranksByPoints(rule: string): boolean {
  return rule !== 'icpc'
}

/** Whether the minutes of the first Accepted submissions and wrong tries rank those with equal results. */
export function hasPenalty(rule: string): boolean {
  return rule === 'icpc' || rule === 'points'
}

export interface SolvedInTime {
  /** What the problem is worth at the start. */
  readonly points: number
  /** Whole minutes from the start to the first Accepted submission. */
  readonly minute: number
  /** The length of the contest. */
  readonly minutes: number
  /** Rejected submissions before. */
  readonly wrongTries: number
}

/**
 * What a solved problem gives by the rule `decreasing`: its points lose half of their value evenly until the end of the contest,
 * and a tenth for each wrong try, but never more than seven tenths; rounded to whole points.
 */
export function decreasedPoints({ points, minute, minutes, wrongTries }: SolvedInTime): number {
  const left = 1 - minute / (2 * minutes) - wrongTries / 10
  return Math.round(points * Math.max(0.3, left))
}

/**
 * `draft`: visible to admins only. `public`: visible to everybody. `code`: visible to everybody; registration requires a code.
 */
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
  /** Time span that the progress bar of an upcoming contest covers, in hours. */
  countdownHours: 48,
} as const

/** A later year is assumed to be a typing error. */
const lastYear = 3000

const makeMinutesSchema = (name: string, least: number, most: number) =>
  makeNumberSchema(name)
    .int(`${name} must be a whole number of minutes`)
    .min(least, `${name} must be at least ${least} minutes`)
    .max(most, `${name} must be at most ${most} minutes`)

export const contestProblemEntrySchema = z.object({
  problemId: z.string({ error: 'A problem is named by its id' }).max(200),
  points: makeNumberSchema('Points')
    .int('Points must be a whole number')
    .min(1, 'Points must be at least 1')
    .max(100_000, 'Points must be at most 100000')
    .default(100),
})

/** The registration code of a contest with visibility `code`. */
export const contestCodeSchema = z
  .string({ error: 'Code must be a text' })
  .trim()
  .max(64, 'Code must be at most 64 characters')
  .refine(isStorable, 'Code must hold neither a NUL character nor half a character')
  .default('')

/** The form of a contest. */
export const contestBody = z.object({
  name: makeRequiredNameSchema('Name'),
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
  minutes: makeMinutesSchema('Length', contestLimits.minutesLeast, contestLimits.minutesMost),
  rule: contestRuleSchema,
  visibility: contestVisibilitySchema,
  /** Required for visibility `code`. */
  code: contestCodeSchema,
  penaltyMinutes: makeMinutesSchema('Penalty', 0, 1440).default(20),
  /** Minutes before the end during which the scoreboard is frozen; 0 for no freeze. */
  freezeMinutes: makeMinutesSchema('Freeze', 0, contestLimits.minutesMost).default(0),
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

/** The letter of a problem by its position from 1: A to Z. */
export function letterOf(position: number): string {
  return String.fromCharCode(firstLetter + position - 1)
}

/** The position of a letter; 0, which no problem has, for anything else. */
export function positionOf(letter: string): number {
  return /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - firstLetter + 1 : 0
}
