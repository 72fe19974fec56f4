import { z } from 'zod'
import { smallestInputSchema } from './smallest-input.ts'
import { verdictSchema } from './vocabulary.ts'

/** What the judge hands over when a job ends. It is stored as it is; what of it a user may see is the server's decision. */

export const caseKinds = ['visible', 'hidden', 'custom'] as const
export const caseKindSchema = z.enum(caseKinds)
export type CaseKind = z.infer<typeof caseKindSchema>

/**
 * Where the output first departs from the answer: a line, and a token's number on that line, both from 1. A null text
 * means that the answer or the output ended there; where the output ended, the place is one of the answer.
 */
export const differenceSchema = z.object({
  line: z.number().int(),
  token: z.number().int(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  /** What tells the two apart, where a reader may not see it; absent where they speak for themselves. */
  why: z.string().optional(),
  /** True where the problem compares numbers by a tolerance. */
  byTolerance: z.boolean().optional(),
})
export type Difference = z.infer<typeof differenceSchema>

export const judgedCaseSchema = z.object({
  /** From 1, visible cases first. */
  index: z.number().int(),
  kind: caseKindSchema,
  status: verdictSchema,
  cpuMs: z.number(),
  memoryKb: z.number(),
  exitCode: z.number().int().nullable(),
  /** For example SIGSEGV. */
  signal: z.string().nullable(),
  /** Kept for visible and custom cases and for the first hidden case that failed; null otherwise. */
  stdout: z.string().nullable(),
  stdoutIsCut: z.boolean(),
  stderr: z.string().nullable(),
  difference: differenceSchema.nullable(),
  /** Output of the reference solution, for custom cases only; null when there is none. */
  expected: z.string().nullable(),
  /** For the learner, from the problem's own programs: an output validator's message, or why a custom input is not valid. */
  note: z.string().optional(),
  /** What an output validator told the people who run the problem. It may give the answer away: no learner sees it. */
  judgeMessage: z.string().optional(),
})
export type JudgedCase = z.infer<typeof judgedCaseSchema>

/** What a judge found out about an uploaded package; it was not refused when there is a time limit for it. */
export const examinedSchema = z.object({
  isRefused: z.boolean(),
  /** What was looked at and found, a line each, for the person who imports. */
  lines: z.array(z.string()),
  /** Of each program that must be Accepted and is not, a sentence: only a draft may have such. Absent: none. */
  rejections: z.array(z.string()).optional(),
  /** The derived time limit; null when the package names one. */
  timeLimit: z.object({ timeMs: z.number(), timeSource: z.string(), basis: z.unknown() }).nullable(),
})
export type Examined = z.infer<typeof examinedSchema>

export const outcomeSchema = z.object({
  status: verdictSchema,
  cases: z.array(judgedCaseSchema),
  passed: z.number().int(),
  total: z.number().int(),
  /** Maximum over the judged cases. */
  runtimeMs: z.number(),
  memoryKb: z.number(),
  /** Compiler output, at most 16 KiB; null when the compiler said nothing. */
  compileMessage: z.string().nullable(),
  /** One sentence for people: what went wrong and where; null when Accepted. */
  errorMessage: z.string().nullable(),
  /** False only under the development flag: the verdict was reached without enforced limits. */
  limitsEnforced: z.boolean(),
  /** Why something could not be judged, for the people who run the judge. It may give an answer away: no learner sees it. */
  judgeMessage: z.string().optional(),
  /** Of an `examine` job. */
  examined: examinedSchema.optional(),
  /** Of a `smallest` job. */
  smallest: smallestInputSchema.optional(),
})
export type Outcome = z.infer<typeof outcomeSchema>

export const judgingStages = ['queued', 'compiling', 'running'] as const

/** What a judge reports while it works. */
export const progressSchema = z.object({
  stage: z.enum(judgingStages),
  total: z.number().int(),
  cases: z.array(
    judgedCaseSchema.pick({ index: true, kind: true, status: true, cpuMs: true, memoryKb: true }),
  ),
})
export type Progress = z.infer<typeof progressSchema>
