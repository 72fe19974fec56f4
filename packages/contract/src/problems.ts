import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, problemCodeSchema, timeSchema } from './fields.ts'
import { shownHiddenCaseSchema, shownVisibleCaseSchema } from './problem-cases.ts'
import { comparisonSchema, timeLimitBasisSchema } from './problem-judging.ts'
import { caseLimitsSchema, languageLimitsSchema } from './problem-limits.ts'
import { problemSummarySchema } from './problem-summaries.ts'
import { shownSubtaskSchema, subtaskEntrySchema } from './scoring.ts'
import { signatureSchema } from './signature/signature.ts'
import { solutionFactsSchema } from './solutions.ts'
import { draftDifficultySchema, languageSchema } from './vocabulary.ts'

const byId = z.object({ id: idSchema })

export const startCodeSchema = z.object({ language: languageSchema, initialCode: problemCodeSchema })
export const referenceSolutionSchema = z.object({
  language: languageSchema,
  completeCode: problemCodeSchema,
  video: z
    .url({ protocol: /^https$/, error: 'The video must be an https address' })
    .max(500, 'The address of the video must be at most 500 characters')
    .optional(),
})

export const translationSchema = z.object({
  /** As BCP 47 writes it. */
  language: z.string(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
})
export type Translation = z.infer<typeof translationSchema>

export const problemStatuses = ['draft', 'scheduled', 'published'] as const
export const problemStatusSchema = z.enum(problemStatuses, {
  error: 'Status must be draft, scheduled or published',
})
export type ProblemStatus = z.infer<typeof problemStatusSchema>

export const problemSchema = problemSummarySchema.extend({
  difficulty: draftDifficultySchema,
  description: z.string(),
  /** The language of title and description; absent: English. */
  statementLanguage: z.string().optional(),
  /** Title and description in other languages; absent if there are none. */
  translations: z.array(translationSchema).optional(),
  /** True if programs talk to an interactor: the inputs of cases are its inputs, and there are no outputs. Absent: false. */
  isInteractive: z.boolean().optional(),
  /** True if a program is run several times on a case, each time on an input that the judge makes of its output. Absent: false. */
  isMultiPass: z.boolean().optional(),
  visibleTestCases: z.array(shownVisibleCaseSchema),
  startCode: z.array(z.object({ language: languageSchema, initialCode: z.string() })),
  /** The function that learners may write in place of a whole program; absent if there is none. */
  signature: signatureSchema.optional(),
  /** By language. */
  limits: z.object({
    cpp: caseLimitsSchema,
    java: caseLimitsSchema,
    python: caseLimitsSchema,
    javascript: caseLimitsSchema,
  }),
  hints: z.array(z.string()),
  /** The points of a problem with points, with what each subtask gives; absent for a pass-fail problem. */
  scoring: z.object({ of: z.number(), subtasks: z.array(shownSubtaskSchema) }).optional(),
  /** Number of hidden test cases. */
  hiddenCount: z.number().int(),
  attribution: z.string().nullable(),
  /** Incremented by every save. Reports refer to it, and updates may send it as `expectedVersion`. */
  version: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  solutions: solutionFactsSchema,
  /**
   * The running contest that contains the problem: until its end, code is run and submitted there, and no help is available.
   * Absent if there is none.
   */
  contest: z.object({ _id: z.string(), name: z.string(), endsAt: timeSchema }).nullable().optional(),

  // Present only if `solutions.access` allows it.
  referenceSolution: z
    .array(z.object({ language: languageSchema, completeCode: z.string(), video: z.string().optional() }))
    .optional(),
  /** Markdown. */
  editorial: z.string().optional(),

  // The following fields are present for admins only.
  hiddenTestCases: z.array(shownHiddenCaseSchema).optional(),
  /** As the form can change them; absent if it cannot express how the points of the problem are computed. */
  subtasks: z.array(subtaskEntrySchema).optional(),
  problemCreator: z.string().nullable().optional(),
  timeLimitMs: z.number().int().optional(),
  /** Origin of the time limit in words, and the measurements if it was derived. */
  timeLimitSource: z.string().optional(),
  timeLimitBasis: timeLimitBasisSchema.nullable().optional(),
  memoryLimitKb: z.number().int().optional(),
  languageLimits: languageLimitsSchema.optional(),
  status: problemStatusSchema.optional(),
  /** Publication time of a scheduled problem; otherwise null. */
  publishAt: timeSchema.nullable().optional(),
  /** The problem's validators, and files that are added to every submission. */
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
