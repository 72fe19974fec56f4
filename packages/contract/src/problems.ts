import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, problemCodeSchema, shownNameOf, textOf, timeSchema } from './fields.ts'
import {
  hiddenTestCaseSchema,
  shownHiddenCaseSchema,
  shownVisibleCaseSchema,
  visibleTestCaseSchema,
  wholeHiddenCaseSchema,
  wholeVisibleCaseSchema,
} from './problem-cases.ts'
import { caseLimitsSchema, languageLimitsSchema } from './problem-limits.ts'
import { solutionFactsSchema } from './solutions.ts'
import { difficultySchema, languageSchema, languages, limits, tagChoices } from './vocabulary.ts'

export const problemSummarySchema = z.object({
  _id: z.string(),
  /** Place in the library, shown before the title. */
  number: z.number().int(),
  title: z.string(),
  difficulty: difficultySchema,
  /** Comma-separated, the primary tag first. */
  tags: z.string(),
  /** Accepted and all submissions of everybody. */
  acceptedCount: z.number().int(),
  submittedCount: z.number().int(),
})
export type ProblemSummary = z.infer<typeof problemSummarySchema>

export const startCodeSchema = z.object({ language: languageSchema, initialCode: problemCodeSchema })
export const referenceSolutionSchema = z.object({
  language: languageSchema,
  completeCode: problemCodeSchema,
  video: z
    .url({ protocol: /^https$/, error: 'The video must be an https address' })
    .max(500, 'The address of the video must be at most 500 characters')
    .optional(),
})

function toleranceOf(kind: 'Absolute' | 'Relative') {
  return z
    .number({ error: `${kind} tolerance must be a number` })
    .nonnegative(`${kind} tolerance must be at least 0`)
}

/** How outputs are compared; the words are those of problem packages. */
export const comparisonSchema = z.object({
  caseSensitive: z
    .boolean({ error: 'Whether capital and small letters differ must be true or false' })
    .default(true),
  spaceSensitive: z
    .boolean({ error: 'Whether spaces and line ends must be the same must be true or false' })
    .default(false),
  floatAbsolute: toleranceOf('Absolute').nullable().default(null),
  floatRelative: toleranceOf('Relative').nullable().default(null),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** The measurements that a derived time limit came from. */
export const timeLimitBasisSchema = z.object({
  /** The slowest program that had to be fast enough, on its slowest case. */
  slowest: z.object({
    submission: z.string(),
    language: languageSchema,
    case: z.string(),
    cpuMs: z.number(),
  }),
  multiplier: z.number(),
  /** The product was rounded up to a multiple of this. */
  resolutionMs: z.number(),
  /** Versions of the compilers and interpreters that were used, by language. */
  tools: z.record(z.string(), z.string()),
  /** For example 2026-01-31. */
  measuredOn: z.string(),
  /** What is doubtful about the limit, one sentence each. */
  warnings: z.array(z.string()),
})
export type TimeLimitBasis = z.infer<typeof timeLimitBasisSchema>

export const problemStatuses = ['draft', 'scheduled', 'published'] as const
export const problemStatusSchema = z.enum(problemStatuses, {
  error: 'Status must be draft, scheduled or published',
})
export type ProblemStatus = z.infer<typeof problemStatusSchema>

export const problemSchema = problemSummarySchema.extend({
  description: z.string(),
  visibleTestCases: z.array(shownVisibleCaseSchema),
  startCode: z.array(z.object({ language: languageSchema, initialCode: z.string() })),
  /** Keyed by language. */
  limits: z.object({
    cpp: caseLimitsSchema,
    java: caseLimitsSchema,
    python: caseLimitsSchema,
    javascript: caseLimitsSchema,
  }),
  hints: z.array(z.string()),
  /** Number of hidden test cases. */
  hiddenCount: z.number().int(),
  attribution: z.string().nullable(),
  /** Rises with every save. A report names it, and an update may name it as `expectedVersion`. */
  version: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  solutions: solutionFactsSchema,

  // Only as `solutions.access` has it.
  referenceSolution: z
    .array(z.object({ language: languageSchema, completeCode: z.string(), video: z.string().optional() }))
    .optional(),
  /** Markdown. */
  editorial: z.string().optional(),

  // The rest is answered to admins only.
  hiddenTestCases: z.array(shownHiddenCaseSchema).optional(),
  problemCreator: z.string().nullable().optional(),
  timeLimitMs: z.number().int().optional(),
  /** Where the time limit came from, in words; and the measurements, where it was derived from any. */
  timeLimitSource: z.string().optional(),
  timeLimitBasis: timeLimitBasisSchema.nullable().optional(),
  memoryLimitKb: z.number().int().optional(),
  languageLimits: languageLimitsSchema.optional(),
  status: problemStatusSchema.optional(),
  /** When a scheduled problem is shown; null for others. */
  publishAt: timeSchema.nullable().optional(),
  /** The problem's own programs that check outputs and inputs, and files that every submission gets. */
  programs: z
    .array(
      z.object({
        role: z.enum(['output_validator', 'input_validator', 'include']),
        program: z.string(),
        language: languageSchema,
      }),
    )
    .optional(),
  comparison: comparisonSchema.optional(),
  showFailingCase: z.boolean().optional(),
})
export type Problem = z.infer<typeof problemSchema>

const onePerLanguage = (entries: readonly { language: string }[]) =>
  new Set(entries.map((entry) => entry.language)).size === entries.length

/** Comma-separated, the primary tag first; blanks around a tag and repeated tags are dropped. */
const tagsSchema = z
  .string({ error: 'Please select a tag' })
  .max(limits.tagsCharacters, `Tags must be at most ${limits.tagsCharacters} characters`)
  .transform((tags) =>
    [
      ...new Set(
        tags
          .split(',')
          .map((tag) => tag.trim())
          .filter((tag) => tag !== ''),
      ),
    ].join(','),
  )
  .refine(
    (tags) => tags === '' || /^[\p{L}\p{N} ,+#.'-]+$/u.test(tags),
    "Tags may hold letters, digits, spaces and + # . ' -",
  )

function isTagChoice(tag: string | undefined): boolean {
  return tagChoices.some((choice) => choice === tag)
}

export const problemTitleSchema = shownNameOf('Title', 'Title is required').min(1, 'Title is required')

/** What a save takes, drafts included: of a draft nothing but the title is required. */
export const problemDraftBody = z.object({
  title: problemTitleSchema,
  description: textOf({ most: limits.descriptionCharacters, name: 'Description' }).default(''),
  difficulty: z
    .enum(['easy', 'medium', 'hard', ''], { error: 'Please select a difficulty level' })
    .default(''),
  tags: tagsSchema.default(''),
  visibleTestCases: z
    .array(visibleTestCaseSchema, { error: 'Visible test cases must be a list' })
    .max(limits.testCases, `At most ${limits.testCases} visible test cases`)
    .default([]),
  hiddenTestCases: z
    .array(hiddenTestCaseSchema, { error: 'Hidden test cases must be a list' })
    .max(limits.testCases, `At most ${limits.testCases} hidden test cases`)
    .default([]),
  startCode: z
    .array(startCodeSchema, { error: 'Starter code must be a list' })
    .max(languages.length, 'One starter code a language')
    .refine(onePerLanguage, 'One starter code a language')
    .default([]),
  referenceSolution: z
    .array(referenceSolutionSchema, { error: 'Reference solutions must be a list' })
    .max(languages.length, 'One reference solution a language')
    .refine(onePerLanguage, 'One reference solution a language')
    .default([]),
  /** Sent by the form of the specification; the creator is always the caller, so it is not read. */
  problemCreator: z.string().max(200).nullish(),
  timeLimitMs: z
    .number({ error: 'The time limit must be a number of ms' })
    .int('The time limit must be a whole number of ms')
    .min(1, 'The time limit must be at least 1 ms')
    .max(limits.timeMs, `The time limit must be at most ${limits.timeMs} ms`)
    .default(2000),
  memoryLimitKb: z
    .number({ error: 'The memory limit must be a number of KB' })
    .int('The memory limit must be a whole number of KB')
    .min(1, 'The memory limit must be at least 1 KB')
    .max(limits.memoryKb, `The memory limit must be at most ${limits.memoryKb} KB`)
    .default(256 * 1024),
  languageLimits: languageLimitsSchema.default({}),
  comparison: comparisonSchema.default({
    caseSensitive: true,
    spaceSensitive: false,
    floatAbsolute: null,
    floatRelative: null,
  }),
  showFailingCase: z
    .boolean({ error: 'Whether learners see the first failing hidden case must be true or false' })
    .default(true),
  hints: z
    .array(textOf({ least: 1, most: 4000, name: 'Hint' }), { error: 'Hints must be a list' })
    .max(10, 'At most 10 hints')
    .default([]),
  editorial: textOf({ most: limits.descriptionCharacters, name: 'Editorial' }).default(''),
  /** `published` and `scheduled` need reference solutions that are Accepted on every case; `draft` is saved as it is. */
  status: problemStatusSchema.default('published'),
  /** For `scheduled`. */
  publishAt: z.iso.datetime({ error: 'The time to publish must be a date with its time' }).nullish(),
  /** What this save changed, for the list of versions. */
  note: textOf({ most: 500, name: 'Note' }).default(''),
  /** The version that the caller edited; the save is refused when there is a newer one. Absent: it replaces what there is. */
  expectedVersion: z.number().int().optional(),
  /** Named in the events about the caller's own work, so that a page can follow its save. */
  saveKey: textOf({ most: 100, name: 'saveKey' }).optional(),
})
export type ProblemDraft = z.output<typeof problemDraftBody>

/**
 * What must hold beyond `problemDraftBody` for a problem that learners see. An imported problem may hold what this refuses,
 * such as a case without explanation or a longer time limit; the server lets it come back as it was stored.
 */
export const publishedProblemSchema = problemDraftBody.extend({
  description: textOf({ least: 1, most: limits.descriptionCharacters, name: 'Description' }).refine(
    (text) => text.trim() !== '',
    'Description is required',
  ),
  difficulty: z.enum(['easy', 'medium', 'hard'], { error: 'Please select a difficulty level' }),
  /** The primary tag is one of those that are offered; further ones are free. */
  tags: tagsSchema.refine((tags) => isTagChoice(tags.split(',')[0]), 'Please select a tag'),
  visibleTestCases: z
    .array(wholeVisibleCaseSchema, { error: 'Visible test cases must be a list' })
    .min(1, 'At least one visible test case is required'),
  hiddenTestCases: z
    .array(wholeHiddenCaseSchema, { error: 'Hidden test cases must be a list' })
    .min(1, 'At least one hidden test case is required'),
  referenceSolution: z
    .array(referenceSolutionSchema, { error: 'Reference solutions must be a list' })
    .min(1, 'At least one reference solution is required to publish; a draft needs none'),
  timeLimitMs: z
    .number({ error: 'The time limit must be a number of ms' })
    .min(100, 'The time limit must be at least 100 ms')
    .max(20_000, 'The time limit must be at most 20000 ms'),
  memoryLimitKb: z
    .number({ error: 'The memory limit must be a number of KB' })
    .min(16 * 1024, 'The memory limit must be at least 16 MB')
    .max(2048 * 1024, 'The memory limit must be at most 2048 MB'),
})

const byId = z.object({ id: idSchema })
const sixteenMegabytes = 16 * 1024 * 1024

export const getAllProblem = defineCall({
  method: 'GET',
  path: '/problem/getAllProblem',
  summary: 'The problems; the whole list unless page and pageSize cut it',
  access: 'user',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
    q: textOf({ most: 200, name: 'q' }).optional(),
  }),
  response: z.array(problemSummarySchema),
  errors: [],
})

export const problemSolvedbyUser = defineCall({
  method: 'GET',
  path: '/problem/problemSolvedbyUser',
  summary: 'Ids of the problems that the caller has solved',
  access: 'user',
  response: z.array(z.string()),
  errors: [],
})

export const problemById = defineCall({
  method: 'GET',
  path: '/problem/problemById/:id',
  summary:
    'One problem; reference solutions for premium, the editorial also for who has solved it, hidden cases for admins only',
  access: 'user',
  params: byId,
  response: problemSchema,
  errors: ['problem_not_found'],
})

export const createProblem = defineCall({
  method: 'POST',
  path: '/problem/create',
  summary: 'Create a problem; answers when its reference solutions were judged',
  access: 'admin',
  body: problemDraftBody,
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['reference_rejected', 'title_taken'],
  bodyBytes: sixteenMegabytes,
})

export const updateProblem = defineCall({
  method: 'PUT',
  path: '/problem/update/:id',
  summary:
    'Save a new version of a problem; takes what problemById answers to an admin, and answers when it was judged',
  access: 'admin',
  params: byId,
  body: problemDraftBody,
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['problem_not_found', 'reference_rejected', 'title_taken', 'problem_changed'],
  bodyBytes: sixteenMegabytes,
})

export const deleteProblem = defineCall({
  method: 'DELETE',
  path: '/problem/delete/:id',
  summary: 'Delete a problem; submissions to it stay readable for their authors',
  access: 'admin',
  params: byId,
  response: z.object({ message: z.string() }),
  errors: ['problem_not_found'],
})
