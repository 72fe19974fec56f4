import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeRequiredNameSchema, makeTextSchema, requestKeySchema } from './fields.ts'
import {
  completeHiddenCaseSchema,
  completeVisibleCaseSchema,
  hiddenTestCaseSchema,
  visibleTestCaseSchema,
} from './problem-cases.ts'
import { comparisonSchema } from './problem-judging.ts'
import { languageLimitsSchema } from './problem-limits.ts'
import { problemStatusSchema, referenceSolutionSchema, startCodeSchema } from './problems.ts'
import { subtasksSchema } from './scoring.ts'
import { signatureSchema } from './signature/signature.ts'
import { splitParts } from './split-parts.ts'
import {
  draftDifficultySchema,
  languageSchema,
  languages,
  limits,
  tagChoices,
  verdictSchema,
} from './vocabulary.ts'

const byId = z.object({ id: idSchema })
const sixteenMegabytes = 16 * 1024 * 1024

const onePerLanguage = (entries: readonly { language: string }[]) =>
  new Set(entries.map((entry) => entry.language)).size === entries.length

/** A comma-separated text of these parts without duplicates. */
function joinParts(parts: readonly string[]): string {
  return [...new Set(parts)].join(',')
}

/** Comma-separated, the primary tag first; tags are trimmed and duplicates dropped. */
const tagsSchema = z
  .string({ error: 'Please select a tag' })
  .max(limits.tagsCharacters, `Tags must be at most ${limits.tagsCharacters} characters`)
  .transform((tags) => joinParts(splitParts(tags)))
  .refine(
    (tags) => tags === '' || /^[\p{L}\p{N} ,+#.'-]+$/u.test(tags),
    "Tags may hold letters, digits, spaces and + # . ' -",
  )

const mostOtherNames = limits.alsoCalledCharacters

/** One of the other names of a problem, by which learners search for it. */
export const otherNameSchema = makeRequiredNameSchema('Each other name').refine(
  (name) => !name.includes(','),
  'Each other name stands between commas, and must not hold one',
)

/** Comma-separated; names are brought into their plain form, and duplicates dropped. */
const alsoCalledSchema = makeTextSchema({ most: mostOtherNames, name: 'Other names' })
  .transform((text, context) => {
    const read = splitParts(text.replaceAll(/\s+/g, ' ')).map((name) => otherNameSchema.safeParse(name))
    for (const { error } of read)
      for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    return joinParts(read.flatMap(({ data }) => data ?? []))
  })
  .refine(
    (names) => names.length <= mostOtherNames,
    `Other names must be at most ${mostOtherNames} characters`,
  )

function isTagChoice(tag: string | undefined): boolean {
  return tagChoices.some((choice) => choice === tag)
}

export const problemTitleSchema = makeRequiredNameSchema('Title')

/** The body of a save, drafts included: a draft requires only a title. */
export const problemDraftBody = z.object({
  title: problemTitleSchema,
  description: makeTextSchema({ most: limits.descriptionCharacters, name: 'Description' }).default(''),
  difficulty: z
    .enum(draftDifficultySchema.options, { error: 'Please select a difficulty level' })
    .default(''),
  tags: tagsSchema.default(''),
  alsoCalled: alsoCalledSchema.default(''),
  visibleTestCases: z
    .array(visibleTestCaseSchema, { error: 'Visible test cases must be a list' })
    .max(limits.testCases, `At most ${limits.testCases} visible test cases`)
    .default([]),
  hiddenTestCases: z
    .array(hiddenTestCaseSchema, { error: 'Hidden test cases must be a list' })
    .max(limits.testCases, `At most ${limits.testCases} hidden test cases`)
    .default([]),
  /**
   * Makes it a problem with points: how many each subtask gives. Empty for a pass-fail problem; absent to keep what it is. Every
   * hidden case names its subtask.
   */
  subtasks: subtasksSchema.optional(),
  /** The function that learners may write; null for whole programs only; absent to keep what it is. */
  signature: signatureSchema.nullable().optional(),
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
  /** Sent by the form of the specification, but ignored: the creator is always the caller. */
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
    .array(makeTextSchema({ least: 1, most: 4000, name: 'Hint' }), { error: 'Hints must be a list' })
    .max(10, 'At most 10 hints')
    .default([]),
  editorial: makeTextSchema({ most: limits.descriptionCharacters, name: 'Editorial' }).default(''),
  /** `published` and `scheduled` require reference solutions that are Accepted on every case; a `draft` is saved as it is. */
  status: problemStatusSchema.default('published'),
  /** Required for `scheduled`. */
  publishAt: z.iso.datetime({ error: 'The time to publish must be a date with its time' }).nullish(),
  /** Description of the change, for the list of versions. */
  note: makeTextSchema({ most: 500, name: 'Note' }).default(''),
  /**
   * The version that the caller edited, for optimistic locking: the save fails if there is a newer one. If absent, the save
   * overwrites any version.
   */
  expectedVersion: z.number().int().optional(),
  /**
   * Identifies the save in events about the caller's work, so that a page can follow it; also prevents creating a problem twice.
   */
  requestKey: requestKeySchema,
})
export type ProblemDraft = z.output<typeof problemDraftBody>

/**
 * Additional requirements for a problem that learners see. An imported problem may violate them, for example by a case without
 * explanation or a longer time limit; the server accepts such parts back if they are unchanged.
 */
export const publishedProblemSchema = problemDraftBody.extend({
  description: makeTextSchema({ least: 1, most: limits.descriptionCharacters, name: 'Description' }).refine(
    (text) => text.trim() !== '',
    'Description is required',
  ),
  difficulty: z.enum(['easy', 'medium', 'hard'], { error: 'Please select a difficulty level' }),
  /** The primary tag must be one of the predefined ones; further tags are free. */
  tags: tagsSchema.refine((tags) => isTagChoice(tags.split(',')[0]), 'Please select a tag'),
  visibleTestCases: z
    .array(completeVisibleCaseSchema, { error: 'Visible test cases must be a list' })
    .min(1, 'At least one visible test case is required'),
  hiddenTestCases: z
    .array(completeHiddenCaseSchema, { error: 'Hidden test cases must be a list' })
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

export const createProblem = defineCall({
  method: 'POST',
  path: '/problem/create',
  summary: 'Create a problem; answers when its reference solutions were judged',
  access: 'admin',
  body: problemDraftBody,
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['reference_rejected', 'title_taken', 'request_key_used'],
  bodyBytes: sixteenMegabytes,
})

/** Judges the contents of a form without saving; only the parts that are judged must be complete. */
export const checkProblem = defineCall({
  method: 'POST',
  path: '/problem/check',
  summary: 'Judge the reference solutions of a problem on all of its cases, without saving anything',
  access: 'admin',
  body: problemDraftBody.extend({
    /** The edited problem, which supplies what the form does not contain, such as validators. */
    problemId: idSchema.nullish(),
  }),
  response: z.object({
    message: z.string(),
    /** One per solution, in the order of the request. */
    results: z.array(
      z.object({
        language: languageSchema,
        status: verdictSchema,
        /** Language, case and verdict in one sentence; null if Accepted. */
        why: z.string().nullable(),
        passed: z.number().int(),
        total: z.number().int(),
      }),
    ),
  }),
  errors: ['problem_not_found'],
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
  summary:
    'Delete a problem, unless a contest that is not over has it; submissions to it stay readable for their authors',
  access: 'admin',
  params: byId,
  response: z.object({ message: z.string() }),
  errors: ['problem_not_found', 'in_contest'],
})
