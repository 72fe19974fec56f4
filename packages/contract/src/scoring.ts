import { z } from 'zod'
import { makeDisplayNameSchema, makeNumberSchema, oneLine } from './fields.ts'
import { limits, verdictSchema } from './vocabulary.ts'

/**
 * How the points of a group are put together. `all`: its points if every case is Accepted, otherwise none. `sum`: each case is
 * worth the same part of its points. `min`, `max` and `avg`: of what its cases, or its groups, got.
 */
export const scoreRules = ['all', 'sum', 'min', 'max', 'avg'] as const
export type ScoreRule = (typeof scoreRules)[number]

/** Which of its cases or groups must be Accepted for a group to count at all; for `always` it counts whatever they are. */
export const scoreConditions = ['all', 'any', 'always'] as const

export const scoringLimits = {
  /** Groups of a problem, at all levels together. */
  groups: 200,
  /** Levels of groups. */
  depth: 10,
  points: 1_000_000,
} as const

/** What a subtask is called for learners; '' for none. */
export const groupTitleSchema = makeDisplayNameSchema('Name of the subtask')

/**
 * A group of test cases with its points. It has either cases, which name it, or groups. The group at the top stands for the
 * whole problem. Both formats of problem packages, and the form, are brought into this form.
 */
export const scoreGroupSchema = z.object({
  /** The path of its folder below `data`, such as `secret/group1`; unique. */
  name: z.string().min(1).max(200),
  /** What its author called it, such as "n is at most 1000"; '' if nothing. */
  title: groupTitleSchema,
  /** The most that it can give. */
  points: z.number().nonnegative(),
  rule: z.enum(scoreRules),
  counts: z.enum(scoreConditions),
  /** Whether nothing more of it is judged once one of its cases or groups was not Accepted. */
  stops: z.boolean(),
  /** Names of earlier groups, or `sample`, all of whose cases must be Accepted; otherwise this group is not judged. */
  requires: z.array(z.string()),
  get groups() {
    return z.array(scoreGroupSchema)
  },
})
export type ScoreGroup = z.infer<typeof scoreGroupSchema>

/** The visible cases: they give no points, unless a legacy package says so. */
export const sampleGroup = 'sample'

/** All groups, each before those inside it. */
export function allScoreGroups(group: ScoreGroup): ScoreGroup[] {
  return [group, ...group.groups.flatMap(allScoreGroups)]
}

/** The groups that have cases. */
export function leafGroups(group: ScoreGroup): ScoreGroup[] {
  return allScoreGroups(group).filter(({ groups }) => groups.length === 0)
}

/**
 * The groups that learners see as subtasks: those directly in `secret`, and the samples if they give points; none if the hidden
 * cases are not divided.
 */
export function subtasksOf(top: ScoreGroup): readonly ScoreGroup[] {
  const secret = top.groups.find(({ name }) => name === 'secret')
  if (!secret) return top.groups
  const others = top.groups.filter(({ name, points }) => name !== 'secret' && points > 0)
  return secret.groups.length === 0 && others.length === 0
    ? []
    : [...others, ...(secret.groups.length === 0 ? [secret] : secret.groups)]
}

const countingFolder = /^(?:sub-?task|group|batch|test-?group|g|s)?[-_. ]?(\d+)$/i

/** What learners read: its title, or the name of its folder made readable: `secret/02-small-n` is "small n". */
export function groupTitle({ name, title }: Pick<ScoreGroup, 'name' | 'title'>): string {
  if (title !== '') return title
  const folder = name.slice(name.lastIndexOf('/') + 1)
  const number = countingFolder.exec(folder)?.[1]
  if (number !== undefined) return `Subtask ${number.replace(/^0+(?=\d)/, '')}`
  return oneLine(folder.replace(/^\d+[-_. ]+/, '').replaceAll(/[-_]+/g, ' ')) || folder
}

/** Points as they are shown: at most two decimals, and none where they are whole. */
export function pointsText(points: number): string {
  return String(Math.round(points * 100) / 100)
}

/** What a subtask of a submission got. */
export const subtaskResultSchema = z.object({
  /** The name of its group. */
  name: z.string(),
  points: z.number(),
  /** The most that it can give. */
  of: z.number(),
  /** `Accepted` for all points, `Partially Accepted` for some, otherwise that of its first failing case; null if it was not judged. */
  status: verdictSchema.nullable(),
  /** The number of its first failing case; null if none failed. */
  failedCase: z.number().int().nullable(),
})
export type SubtaskResult = z.infer<typeof subtaskResultSchema>

/** A subtask as learners see it. */
export const shownSubtaskSchema = z.object({ title: z.string(), points: z.number() })
export const shownSubtaskResultSchema = subtaskResultSchema.extend({ title: z.string() })
export type ShownSubtaskResult = z.infer<typeof shownSubtaskResultSchema>

/** The score of a submission to a problem with points. */
export const shownScoreSchema = z.object({
  points: z.number(),
  of: z.number(),
  subtasks: z.array(shownSubtaskResultSchema),
})
export type ShownScore = z.infer<typeof shownScoreSchema>

/** A subtask in the form of a problem. */
export const subtaskEntrySchema = z.object({
  title: groupTitleSchema.default(''),
  points: makeNumberSchema('Points')
    .int('Points must be a whole number')
    .min(0, 'Points must be at least 0')
    .max(scoringLimits.points, `Points must be at most ${scoringLimits.points}`),
  /** Whether all of its cases must be Accepted, or each gives its part of the points. */
  rule: z.enum(['all', 'sum'], { error: 'The rule of a subtask must be all or sum' }).default('all'),
})
export type SubtaskEntry = z.infer<typeof subtaskEntrySchema>

/** How hidden cases are divided in the form: more subtasks than anybody makes by hand are refused. */
export const mostSubtasks = 50

export const subtasksSchema = z
  .array(subtaskEntrySchema, { error: 'Subtasks must be a list' })
  .max(mostSubtasks, `At most ${mostSubtasks} subtasks`)
  .refine(
    (subtasks) => subtasks.length === 0 || subtasks.some(({ points }) => points > 0),
    'At least one subtask must give points',
  )

const formName = (at: number) => `secret/${String(at + 1).padStart(2, '0')}`

/** The groups that the form makes of its subtasks. */
export function scoringOfSubtasks(subtasks: readonly SubtaskEntry[]): ScoreGroup | null {
  if (subtasks.length === 0) return null
  const groups = subtasks.map(({ title, points, rule }, at) =>
    groupOfSubtask({ name: formName(at), title, points, rule }),
  )
  return {
    ...{ name: 'secret', title: '', rule: 'sum', counts: 'always', stops: false, requires: [], groups },
    points: groups.reduce((sum, { points }) => sum + points, 0),
  }
}

/** A group of cases by the rules of the format 2025-09. */
export function groupOfSubtask(
  given: Pick<ScoreGroup, 'name' | 'title' | 'points'> & { readonly rule: 'all' | 'sum' | 'min' },
): ScoreGroup {
  const { rule } = given
  return {
    ...given,
    counts: rule === 'all' ? 'all' : 'always',
    // A failed case is worth nothing, and so is the least of all.
    stops: rule !== 'sum',
    requires: [],
    groups: [],
  }
}

/**
 * The subtasks as the form can change them; null if the problem has groups that it cannot express, such as groups within groups.
 */
export function subtasksOfScoring(top: ScoreGroup | null): SubtaskEntry[] | null {
  if (top === null) return []
  const subtasks = top.groups.flatMap(({ title, name, points, rule }) =>
    (rule === 'all' || rule === 'sum') && Number.isInteger(points)
      ? [{ title: title === '' ? titleToKeep(name) : title, points, rule }]
      : [],
  )
  const made = scoringOfSubtasks(subtasks)
  return made !== null && isSameShape(made, top) ? subtasks : null
}

/** The form names groups anew, so the name that learners read becomes a title, unless it is the usual one. */
function titleToKeep(name: string): string {
  if (/^secret\/\d\d$/.test(name)) return ''
  return groupTitle({ name, title: '' }).slice(0, limits.nameCharacters)
}

function isSameShape(one: ScoreGroup, other: ScoreGroup): boolean {
  return (
    one.rule === other.rule &&
    one.counts === other.counts &&
    one.stops === other.stops &&
    Math.abs(one.points - other.points) < 1e-6 &&
    one.requires.join() === other.requires.join() &&
    one.groups.length === other.groups.length &&
    one.groups.every((group, at) => {
      const beside = other.groups[at]
      return beside !== undefined && isSameShape(group, beside)
    })
  )
}
