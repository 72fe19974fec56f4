import {
  limits as contractLimits,
  isLimitExceeded,
  type Language,
  type Outcome,
  type SmallestInput,
  smallestInputMs,
} from '@codedojo/contract'
import { flagsOfValidator } from '@codedojo/problem-package'
import type { Program } from '../build/compile-program.ts'
import { caseConcurrency } from '../cases/case-concurrency.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { JudgeWatch } from '../judge-submission.ts'
import { toolFor } from '../languages/language-tool.ts'
import { limitsOf, type ProblemLimits, stackLimitBytes } from '../limits.ts'
import { makeRetryBudget, retryBudgetMs } from '../run/retry-budget.ts'
import { compileFailedOutcome, uncheckedSentence, unjudgedOutcome } from '../submission-outcome.ts'
import { type AcquiredValidators, acquireValidators } from '../validators/acquire-validators.ts'
import { type OpenValidation, openValidation, type ProblemValidation } from '../validators/open-validation.ts'
import { makeSieve, type Sieve } from './batch/make-sieve.ts'
import type { Runnable } from './batch/run-many.ts'
import { weightOf } from './candidates/weight.ts'
import { findFailingCase } from './failing-cases.ts'
import { kindsToTry } from './kinds-to-try.ts'
import { learnInputModel } from './learn-input-model.ts'
import { type SearchResult, search } from './search.ts'
import { makeTrialRunner, type TrialContext } from './trial.ts'
import { inputKey } from './trials.ts'

export interface CounterexampleRequest {
  readonly program: Program
  /** The problem's cases. The search learns the input format from all of them but starts only from visible ones. */
  readonly cases: readonly CaseToJudge[]
  readonly limits: ProblemLimits
  readonly reference: Program
  /** Must include input validators: nothing else can tell whether an input is valid. */
  readonly validation: ProblemValidation
  /** Builds the case for a custom input. */
  readonly caseOf: (input: string) => CaseToJudge
}

/** Learning from more cases than this gains nothing. */
const maxLearnedCases = 60

/** Mutating a longer input does not give small variants. */
const maxMutatedCharacters = 2000

/** Java alone takes as long to start as for dozens of small runs. */
const minBatch = { cpp: 4, java: 16, python: 4, javascript: 4 } as const satisfies Record<Language, number>

/** The share of the search time that judging the visible cases may take. */
const shareOfCases = 0.3
/** The share that is kept for confirming what was found. */
const shareOfConfirming = 0.15

/**
 * Searches for a smallest input on which a program and the reference solution differ, for at most `smallestInputMs` after
 * compiling. Throws `SandboxError` if the sandbox failed, and the signal's reason if it is aborted.
 */
export async function findCounterexample(
  request: CounterexampleRequest,
  parts: JudgeParts,
  { onProgress, signal }: JudgeWatch,
): Promise<Outcome> {
  const { program, cases, limits, validation } = request
  const { limitsEnforced } = parts
  const tool = toolFor(parts.toolchain.tools, program)
  if (!tool) throw new Error(`This judge has no compiler for "${program.language}".`)
  onProgress({ stage: 'compiling', total: 0, cases: [] })
  await using cached = await parts.builds.acquire(tool, program, signal)
  const { build } = cached
  if (build.kind === 'failed') return compileFailedOutcome({ failure: build, total: 0, limitsEnforced })
  await using opened = await openValidation(parts, { ...validation, hasCustomInputs: true }, signal)
  // Compiled now, so that compiling does not count against the search time.
  await using reference = await acquireValidators(
    parts,
    [{ path: 'the reference solution', ...request.reference }],
    signal,
  )
  const fault = opened.output.fault ?? opened.input.fault ?? reference.fault
  if (fault !== null)
    return unjudgedOutcome({ errorMessage: uncheckedSentence, judgeMessage: fault, limitsEnforced })

  onProgress({ stage: 'running', total: 0, cases: [] })
  const caseLimits = limitsOf(program.language, limits)
  const programUnderTest = {
    tool,
    build,
    limits: caseLimits,
    retryBudget: makeRetryBudget(retryBudgetMs(caseLimits)),
  }
  const context = { ...request, parts, programUnderTest, problemLimits: limits, validation: opened }
  const sieve = sieveOf(context, reference)
  return outcomeOf(await searchIn(context, { cases, ...(sieve && { sieve }) }, signal), limitsEnforced)
}

function sieveOf(context: TrialContext, { validators: [answering] }: AcquiredValidators): Sieve | undefined {
  if (!answering) return undefined
  const { parts, programUnderTest, problemLimits, validation, caseOf } = context
  const limits = limitsOf(answering.tool.language, problemLimits)
  return makeSieve({
    sandbox: parts.sandbox,
    programUnderTest,
    reference: { ...answering, limits },
    comparison: caseOf('').comparison,
    hasSeveralAnswers: validation.output.validators.length > 0,
    validators: validatorsOf(validation, caseOf('')),
  })
}

/**
 * The input validators as programs to run on many inputs; null if they are called with arguments, which cannot be given there.
 */
function validatorsOf({ limits, input }: OpenValidation, { inputFlags }: CaseToJudge): Runnable[] | null {
  const hasFlags = input.validators.some((each) => flagsOfValidator(inputFlags ?? [], each).length > 0)
  if (hasFlags) return null
  const caseLimits = { ...limits, stackBytes: stackLimitBytes(limits.memoryBytes) }
  return input.validators.map(({ tool, build }) => ({ tool, build, limits: caseLimits }))
}

async function searchIn(
  context: TrialContext,
  { cases, sieve }: { readonly cases: readonly CaseToJudge[]; readonly sieve?: Sieve },
  outer: AbortSignal | undefined,
): Promise<SmallestInput> {
  const short = cases.filter(isShort)
  const known = learnInputModel(short.slice(0, maxLearnedCases).map(({ input }) => textOf(input)))
  using time = timeLeft(smallestInputMs, outer)
  using working = timeLeft(smallestInputMs * (1 - shareOfConfirming), time.signal)
  using timeOfCases = timeLeft(smallestInputMs * shareOfCases, time.signal)
  // No hidden case is shrunk: a deliberately wrong program could otherwise expose it by steering its shrinking. The one that its
  // author has been shown comes as a custom case.
  const shown = short.filter(({ kind }) => kind !== 'hidden')
  const judged = await findFailingCase(context, shown, timeOfCases.signal)
  const seed = judged.failing
  outer?.throwIfAborted()
  const task = {
    known,
    seed,
    bases: shown.map(({ input }) => textOf(input)).filter((input) => input.length <= maxMutatedCharacters),
    barred: new Set(
      cases.filter(({ kind }) => kind === 'hidden').map(({ input }) => inputKey(textOf(input))),
    ),
    tryInput: makeTrialRunner(context, { isLimitReal: seed !== null && isLimitExceeded(seed.status) }),
    width: caseConcurrency(context.parts.sandbox),
    ...(sieve && { sieve }),
    minBatch: minBatch[context.programUnderTest.tool.language],
  }
  const signals = { signal: working.signal, confirmSignal: time.signal }
  const { found, tried, isTimeOver } = await search(task, signals)
  outer?.throwIfAborted()
  return {
    found: shownOf(found),
    tried,
    isTimeOver: isTimeOver || (found === null && judged.isTimeOver),
    ...(found === null && { toTry: kindsToTry(known) }),
  }
}

/** A signal that is aborted after `ms`, or when `outer` is. */
function timeLeft(ms: number, outer: AbortSignal | undefined): Disposable & { readonly signal: AbortSignal } {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new Error('The time of the search is over.')), ms)
  const signal = AbortSignal.any([over.signal, ...(outer ? [outer] : [])])
  return { signal, [Symbol.dispose]: () => clearTimeout(timer) }
}

/** The result must fit into a custom case, and a longer input could not be shrunk enough in the available time. */
function isShort({ input }: CaseToJudge): boolean {
  return input.length <= contractLimits.customInputBytes
}

function textOf(input: Uint8Array): string {
  return Buffer.from(input).toString()
}

function outcomeOf(smallest: SmallestInput, limitsEnforced: boolean): Outcome {
  const none = unjudgedOutcome({ errorMessage: '', limitsEnforced })
  return { ...none, status: 'Accepted', errorMessage: null, smallest }
}

function shownOf(found: SearchResult['found']): SmallestInput['found'] {
  if (!found) return null
  const { input, expected, actual, status } = found
  const [values] = weightOf(input)
  return { input, expected, actual, status, values }
}
