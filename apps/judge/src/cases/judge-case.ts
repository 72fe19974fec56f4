import type { CallFault, JudgedCase, Transcript, Verdict } from '@codedojo/contract'
import { isJudgedByOneOutput } from '@codedojo/problem-package'
import type { Program } from '../build/compile-program.ts'
import { interactionVerdict } from '../interaction/interaction-verdict.ts'
import { type Interaction, type InteractiveCase, runInteraction } from '../interaction/run-interaction.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { MemoryShortage } from '../languages/language-tool.ts'
import type { ProblemLimits } from '../limits.ts'
import { stderrText } from '../run/stderr-text.ts'
import type { OpenValidation } from '../validators/open-validation.ts'
import type { OutputJudgement } from '../validators/validate-output.ts'
import type { KeptFeedback } from '../validators/validator-script.ts'
import { caseResultOf, keptOutputBytes } from './case-result.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import { verdictOf } from './case-verdict.ts'
import { inputFaultOf, outputJudgementOf, verdictOfJudgement } from './check-with-validators.ts'
import { errorMessage } from './error-message.ts'
import { referenceAnswer } from './reference-answer.ts'
import { type CaseRun, type ProgramUnderTest, runCase } from './run-case.ts'
import { runInPasses } from './run-in-passes.ts'

export interface CaseToRun {
  readonly parts: JudgeParts
  readonly programUnderTest: ProgramUnderTest
  readonly reference: Program | null
  readonly problemLimits: ProblemLimits
  /** null if outputs are compared with the answer only. */
  readonly validation: OpenValidation | null
  readonly judging: CaseToJudge
  /** From 1. */
  readonly index: number
}

export interface CaseJudgement {
  readonly judged: JudgedCase
  readonly run: CaseRun
  /** Explains the verdict; call it only for a case that is not Accepted. */
  readonly errorMessage: () => string
}

/** Runs one case and judges it. */
export async function judgeCase(place: CaseToRun, signal: AbortSignal): Promise<CaseJudgement> {
  const { parts, programUnderTest, validation, judging, index } = place
  const isByOneOutput = validation === null || isJudgedByOneOutput(validation)
  const inputFault = await inputFaultOf(
    { ...parts, retryBudget: programUnderTest.retryBudget, validation, judging },
    signal,
  )
  const expected = inputFault === null ? (judging.answer ?? (await ownAnswer(place, signal))) : null
  const checked = await runAndCheck(place, expected, signal)
  const { run, status, memoryShortage, judgement, interaction, passes } = checked
  const judged = caseResultOf({
    index,
    judging,
    run,
    status,
    expected: judging.answer || !isByOneOutput ? null : expected,
    inputFault,
    judgement,
    transcript: (interaction ?? passes)?.transcript ?? null,
  })
  const { limits, tool } = programUnderTest
  const pass = passes?.pass ?? 1
  const isDeadlocked = interaction?.isDeadlocked ?? false
  const { language, callsFunction: signature } = tool
  const failed = { judged, run, language, limits, memoryShortage, judgement, isDeadlocked, pass, signature }
  return { judged, run, errorMessage: () => errorMessage(failed) }
}

interface CheckedRun {
  readonly run: CaseRun
  readonly status: Verdict
  readonly memoryShortage: MemoryShortage | null
  readonly judgement: OutputJudgement | null
  /** null if the problem is not interactive. */
  readonly interaction: Interaction | null
  /** null unless the problem has several passes. */
  readonly passes: { readonly pass: number; readonly transcript: Transcript } | null
}

/** Where no single output is judged, a custom input needs no answer: the validator gets an empty file. */
async function ownAnswer(place: CaseToRun, signal: AbortSignal): Promise<Uint8Array | null> {
  const { validation } = place
  return validation && !isJudgedByOneOutput(validation) ? new Uint8Array() : referenceAnswer(place, signal)
}

/** The share of the memory limit that a program must have used for its own out-of-memory report to be believed. */
const believableShare = 0.5

/**
 * An out-of-memory report is only text, which any program can print. It is believed if the kernel measured high memory use as
 * well; the threshold is below the limit because runtimes fail on one large allocation before the heap is full.
 */
function hasTakenMuch({ facts }: CaseRun, { limits }: ProgramUnderTest): boolean {
  return facts.peakBytes >= believableShare * limits.memoryBytes
}

function runAndCheck(
  place: CaseToRun,
  expected: Uint8Array | null,
  signal: AbortSignal,
): Promise<CheckedRun> {
  const { validation } = place
  const [validator] = validation?.output.validators ?? []
  if (!validation || !validator || expected === null) return runAndCheckOutput(place, { expected }, signal)
  const { limits, maxPasses } = validation
  if (validation.isInteractive)
    return runWithInteractor(place, { interactor: validator, limits, answer: expected }, signal)
  return maxPasses === 1
    ? runAndCheckOutput(place, { expected }, signal)
    : runAndCheckPasses(place, { expected, maxPasses }, signal)
}

async function runAndCheckPasses(
  place: CaseToRun,
  { expected, maxPasses }: { readonly expected: Uint8Array; readonly maxPasses: number },
  signal: AbortSignal,
): Promise<CheckedRun> {
  const passes = await runInPasses({
    input: place.judging.input,
    maxPasses,
    runOnce: (input, feedback) => {
      const judging = { ...place.judging, input }
      return runAndCheckOutput({ ...place, judging }, { expected, feedback }, signal)
    },
  })
  return { ...passes, passes }
}

async function runWithInteractor(
  { parts, programUnderTest, judging }: CaseToRun,
  called: Pick<InteractiveCase, 'interactor' | 'limits' | 'answer'>,
  signal: AbortSignal,
): Promise<CheckedRun> {
  const { input, validatorFlags: flags = [], points } = judging
  const interactive = { ...called, input, flags, points }
  const interaction = await runInteraction(parts.sandbox, programUnderTest, interactive, signal)
  const { facts, judgement } = interaction
  const run: CaseRun = { facts, stdout: new Uint8Array(), stdoutIsCut: false, difference: null }
  const { status, memoryShortage } = ownVerdictOf(run, programUnderTest)
  const decided = interactionVerdict(interaction, status)
  return { run, status: decided, memoryShortage, judgement, interaction, passes: null }
}

/** The verdict as far as it follows from how the program ran and from its comparison with the answer. */
export function ownVerdictOf(
  run: CaseRun,
  programUnderTest: ProgramUnderTest,
): Pick<CheckedRun, 'status' | 'memoryShortage'> {
  const { facts, difference } = run
  const failure = { ending: facts.ending, stderr: stderrText(facts) }
  const memoryShortage = hasTakenMuch(run, programUnderTest)
    ? programUnderTest.tool.memoryShortage(failure)
    : null
  const status = verdictOf({ facts, difference, saysOutOfMemory: memoryShortage !== null })
  const fault = run.call?.fault ?? null
  return { status: fault !== null && status === 'Accepted' ? verdictOfFault[fault] : status, memoryShortage }
}

/** A function that is not there, or cannot be called, is a fault of the program as a crash is. */
const verdictOfFault = {
  nothing: 'Wrong Answer',
  type: 'Wrong Answer',
  cycle: 'Wrong Answer',
  nodes: 'Wrong Answer',
  forged: 'Wrong Answer',
  missing: 'Runtime Error',
  parameters: 'Runtime Error',
} as const satisfies Record<CallFault, Verdict>

interface ExpectedOutput {
  readonly expected: Uint8Array | null
  /** What the validator left in the pass before; absent for a problem that is run once. */
  readonly feedback?: KeptFeedback
}

/** Validators run only if the program ended well: they cannot change any other verdict. */
async function runAndCheckOutput(
  { parts, programUnderTest, validation, judging }: CaseToRun,
  { expected, feedback }: ExpectedOutput,
  signal: AbortSignal,
): Promise<CheckedRun> {
  const isValidated = validation !== null && validation.output.validators.length > 0 && expected !== null
  const isWhole = isValidated || judging.keepsOutput === true
  const keptBytes = isWhole ? programUnderTest.limits.outputBytes : keptOutputBytes(judging)
  const task = { ...judging, answer: isValidated ? null : expected, keptBytes }
  const run = await runCase(parts.sandbox, programUnderTest, task, signal)
  const { status, memoryShortage } = ownVerdictOf(run, programUnderTest)
  const ended = { run, memoryShortage, interaction: null, passes: null }
  if (status !== 'Accepted') return { ...ended, status, judgement: null }
  const checked = {
    ...parts,
    retryBudget: programUnderTest.retryBudget,
    validation,
    judging,
    output: run.stdout,
    answer: expected,
    feedback,
  }
  const judgement = await outputJudgementOf(checked, signal)
  return { ...ended, status: judgement ? verdictOfJudgement[judgement.kind] : status, judgement }
}
