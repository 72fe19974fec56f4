import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, problemCodeSchema, requestKeySchema, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'
import { fileRefSchema } from './problem-cases.ts'
import { problemSummarySchema } from './problem-summaries.ts'
import { problemSchema, problemStatusSchema } from './problems.ts'
import { draftDifficultySchema, languageSchema, limits } from './vocabulary.ts'

/** Calls of the problem administration, beside those of the specification. */

const byId = z.object({ id: idSchema })
const fileNameSchema = makeTextSchema({ least: 1, most: 200, name: 'name' }).regex(
  /^[^/\\]+$/,
  'name must be a file name without folders',
)

export const managedProblemSchema = problemSummarySchema.extend({
  difficulty: draftDifficultySchema,
  status: problemStatusSchema,
  publishAt: timeSchema.nullable(),
  version: z.number().int(),
  updatedAt: timeSchema,
  /** Name of the imported package. */
  slug: z.string().nullable(),
  openReports: z.number().int(),
  /** Whether a teacher has opened its solution, where solutions are opened that way. */
  isSolutionOpen: z.boolean(),
})
export type ManagedProblem = z.infer<typeof managedProblemSchema>

export const managedProblems = defineCall({
  method: 'GET',
  path: '/admin/problem',
  summary: 'The problems with those that learners do not see, by number',
  access: 'admin',
  query: z.object({
    ...makePagingFields(20),
    /** Search text; matches the title. */
    q: makeTextSchema({ most: 200, name: 'q' }).optional(),
    status: problemStatusSchema.optional(),
  }),
  response: z.array(managedProblemSchema),
  errors: [],
})

const megabyte = 1024 * 1024

export const uploadCaseFiles = defineCall({
  method: 'POST',
  path: '/problem/caseFiles',
  summary: 'Store one file of a test case, or every file of a zip, for a save to refer to within two days',
  access: 'admin',
  query: z.object({ name: fileNameSchema }),
  upload: true,
  bodyBytes: 100 * megabyte,
  response: z.object({
    files: z.array(
      z.object({
        /** With folders if it came in a zip. */
        name: z.string(),
        ref: fileRefSchema,
        bytes: z.number().int(),
        /** The first characters. */
        start: z.string(),
        /** False if it is no UTF-8, so that no form can display it; it can still be a case. */
        isText: z.boolean(),
      }),
    ),
    /** Files that cannot be part of a case, with the reason. */
    problems: z.array(z.object({ name: z.string(), message: z.string() })),
    /** Files that are evidently not meant to be cases. */
    leftOut: z.array(z.object({ name: z.string(), message: z.string() })),
  }),
  errors: ['package_refused', 'too_large'],
})
export type UploadedCaseFile = z.infer<typeof uploadCaseFiles.response>['files'][number]

/** A stored case file; lets admins read what is too long for the form. */
export const caseFilePath = '/problem/caseFile/:ref'

export const produceOutputs = defineCall({
  method: 'POST',
  path: '/problem/outputs',
  summary: 'Let a solution print the expected outputs of inputs; answers when the judge is done',
  access: 'admin',
  body: z.object({
    /** The edited problem, which determines whether inputs keep carriage returns. */
    problemId: idSchema.nullish(),
    language: languageSchema,
    code: problemCodeSchema,
    inputs: z
      .array(z.object({ input: z.string(), inputRef: fileRefSchema.optional() }))
      .min(1, 'At least one input is required')
      .max(limits.testCases),
    timeLimitMs: z.number().int().min(100).max(60_000).default(20_000),
    memoryLimitKb: z
      .number()
      .int()
      .min(16 * 1024)
      .max(4096 * 1024)
      .default(1024 * 1024),
    requestKey: requestKeySchema,
  }),
  /** One output per input, in order. */
  response: z.object({
    outputs: z.array(z.object({ output: z.string(), outputRef: fileRefSchema.optional() })),
  }),
  errors: ['problem_not_found', 'reference_rejected', 'too_large'],
  bodyBytes: 16 * megabyte,
})

export const problemVersionSchema = z.object({
  version: z.number().int(),
  /** The version since which verdicts are reached in the same way. */
  revision: z.number().int(),
  note: z.string(),
  /** null if erased, or for the installation itself. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  createdAt: timeSchema,
  /** When its reference solutions were Accepted; null if not tried. */
  verifiedAt: timeSchema.nullable(),
  isCurrent: z.boolean(),
  /** Number of submissions to this version. */
  submissions: z.number().int(),
})

export const problemVersions = defineCall({
  method: 'GET',
  path: '/problem/versions/:id',
  summary: 'Every saved version of a problem, newest first',
  access: 'admin',
  params: byId,
  response: z.array(problemVersionSchema),
  errors: ['problem_not_found'],
})

const byVersion = byId.extend({ version: z.coerce.number().int().min(1).max(2_000_000_000) })

export const problemVersion = defineCall({
  method: 'GET',
  path: '/problem/version/:id/:version',
  summary: 'A problem as it was saved once, in the fields of problemById',
  access: 'admin',
  params: byVersion,
  response: problemSchema,
  errors: ['problem_not_found', 'version_not_found'],
})

export const restoreVersion = defineCall({
  method: 'POST',
  path: '/problem/restore/:id/:version',
  summary: 'Save an earlier version of a problem again, as its newest one; judged as every save is',
  access: 'admin',
  params: byVersion,
  body: z.object({ requestKey: requestKeySchema }),
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['problem_not_found', 'version_not_found', 'reference_rejected', 'title_taken', 'problem_changed'],
})

export const openSolution = defineCall({
  method: 'PUT',
  path: '/admin/problem/:id/solution',
  summary:
    'Open the solution of a problem to everybody, or close it, where solutions are opened by a teacher',
  access: 'admin',
  params: byId,
  body: z.object({ isOpen: z.boolean({ error: 'isOpen must be true or false' }) }),
  response: z.object({ isOpen: z.boolean() }),
  errors: ['problem_not_found'],
})
