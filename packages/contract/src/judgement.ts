import { z } from 'zod'
import { dialogueSchema } from './dialogue.ts'
import { subtaskResultSchema } from './scoring.ts'
import { smallestInputSchema } from './smallest-input.ts'
import { transcriptSchema } from './transcript.ts'
import { verdictSchema } from './vocabulary.ts'

/** The result that a judge stores when a job ends. It is stored unfiltered; the server decides what a user may see of it. */

export const caseKinds = ['visible', 'hidden', 'custom'] as const
export const caseKindSchema = z.enum(caseKinds)
export type CaseKind = z.infer<typeof caseKindSchema>

/**
 * The first difference between output and answer: line, and token number in that line, both from 1. A null text means that the
 * answer or the output ended there; if the output ended, the position refers to the answer.
 */
export const differenceSchema = z.object({
  line: z.number().int(),
  token: z.number().int(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  /** Explains a difference that a reader may overlook; absent if it is obvious. */
  why: z.string().optional(),
  /** True if the problem compares numbers with a tolerance. */
  byTolerance: z.boolean().optional(),
})
export type Difference = z.infer<typeof differenceSchema>

/**
 * Why a function gave no result: it returned nothing (or its program ended before), a value of another type, is not there, or takes
 * another number of parameters. `cycle`: a node of the returned tree or linked list is reached twice; `nodes`: the returned list has
 * other nodes than the given one. `forged`: something else was written to the pipe for results.
 */
export const callFaults = ['nothing', 'type', 'cycle', 'nodes', 'missing', 'parameters', 'forged'] as const
export const callFaultSchema = z.enum(callFaults)
export type CallFault = z.infer<typeof callFaultSchema>

/** Whether a missing result has no other cause, such as a crash, a limit, or an end by the program itself. */
export function isCauseOfVerdict({
  status,
  exitCode,
}: {
  readonly status: string
  readonly exitCode: number | null
}): boolean {
  return status === 'Wrong Answer' || (status === 'Runtime Error' && exitCode === 0)
}

/** What the author of the function is told. */
export const callFaultSentences = {
  nothing: 'The function returned nothing. What it prints does not count: return the result.',
  type: 'The function returned another type than the signature says.',
  cycle:
    'A node of what the function returned is reached twice: its links lead back to it, or from two nodes to one.',
  nodes: 'The returned list has a node that the given list has not, or one of its values twice.',
  missing: 'There is no function of the name that the signature gives.',
  parameters: 'The function takes another number of parameters than the signature says.',
  forged: 'Something else than the result came through the pipe for results.',
} as const satisfies Record<CallFault, string>

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
  /**
   * Stored for visible and custom cases and the first failing hidden case; otherwise null. For a function it is the result as it is
   * printed.
   */
  stdout: z.string().nullable(),
  stdoutIsCut: z.boolean(),
  /** What a function printed itself, stored for the same cases; absent for whole programs. */
  prints: z.string().optional(),
  printsAreCut: z.boolean().optional(),
  callFault: callFaultSchema.optional(),
  /** What a function returned instead of a value of its type, in words; stored for the same cases. */
  returned: z.string().optional(),
  /** If it is long, only its beginning and end, with a line between them; see `keepEnds`. */
  stderr: z.string().nullable(),
  difference: differenceSchema.nullable(),
  /**
   * For a Wrong Answer: a digest of the first wrong value and its position, or of the whole output if a validator judges it. It
   * does not reveal the output, so hidden cases keep it. Absent in cases that were judged before there were digests.
   */
  wrongDigest: z.string().optional(),
  /** Output of the reference solution for a custom case; null if there is none. */
  expected: z.string().nullable(),
  /** For an interactive problem, stored for the same cases as `stdout`. */
  transcript: transcriptSchema.optional(),
  /** A message for the learner from the problem's validators, or why a custom input is invalid. */
  note: z.string().optional(),
  /** The part of the case's points, from 0 to 1, that a validator of a problem with points gave. Absent if it said nothing. */
  share: z.number().optional(),
  /** A validator's message for the operators of the problem. It may reveal the answer, so no learner sees it. */
  judgeMessage: z.string().optional(),
})
export type JudgedCase = z.infer<typeof judgedCaseSchema>

/** The findings of a judge about an uploaded package. */
export const examinedSchema = z.object({
  isRefused: z.boolean(),
  /** Findings for the importer, one per line. */
  lines: z.array(z.string()),
  /**
   * One sentence for each program that must be Accepted but is not; only drafts may have such programs. Absent if there are none.
   */
  rejections: z.array(z.string()).optional(),
  /** The derived time limit; null if the package specifies one. */
  timeLimit: z.object({ timeMs: z.number(), timeSource: z.string(), basis: z.unknown() }).nullable(),
})
export type PackageExamination = z.infer<typeof examinedSchema>

export const outcomeSchema = z.object({
  status: verdictSchema,
  cases: z.array(judgedCaseSchema),
  passed: z.number().int(),
  total: z.number().int(),
  /** Maximum over the judged cases. */
  runtimeMs: z.number(),
  memoryKb: z.number(),
  /** Beginning and end of the compiler's output; null if there is none. */
  compileMessage: z.string().nullable(),
  /** What went wrong and where, in one sentence; null if Accepted. */
  errorMessage: z.string().nullable(),
  /** False only under the development flag: limits were not enforced. */
  limitsEnforced: z.boolean(),
  /** The points of a problem with points, and the most that it gives; absent for pass-fail problems and where nothing ran. */
  score: z.number().optional(),
  maxScore: z.number().optional(),
  /** What each subtask got; empty if the problem has none. */
  subtasks: z.array(subtaskResultSchema).optional(),
  /** Why judging failed, for the operators of the judge. It may reveal the answer, so no learner sees it. */
  judgeMessage: z.string().optional(),
  /** For `examine` jobs. */
  examined: examinedSchema.optional(),
  /** For `smallest` jobs. */
  smallest: smallestInputSchema.optional(),
  /** For `dialogue` jobs whose program ran; `status` then says nothing. */
  dialogue: dialogueSchema.optional(),
})
export type Outcome = z.infer<typeof outcomeSchema>

export const judgingStages = ['queued', 'compiling', 'running'] as const

/** A progress report of a judge. */
export const progressSchema = z.object({
  stage: z.enum(judgingStages),
  total: z.number().int(),
  cases: z.array(
    judgedCaseSchema.pick({ index: true, kind: true, status: true, cpuMs: true, memoryKb: true }),
  ),
})
export type Progress = z.infer<typeof progressSchema>
