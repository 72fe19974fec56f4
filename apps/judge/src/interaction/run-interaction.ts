import type { Transcript } from '@codedojo/contract'
import type { BoxFacts, BoxLimits, InputWriter, Sandbox } from '@codedojo/sandbox'
import type { ProgramUnderTest } from '../cases/run-case.ts'
import { boxLimitsOf } from '../limits.ts'
import { runWithRetry } from '../run/run-with-retry.ts'
import type { ReadyValidator } from '../validators/acquire-validators.ts'
import type { ProblemValidation } from '../validators/open-validation.ts'
import {
  acceptingCode,
  judgementOf,
  type OutputJudgement,
  type OutputToValidate,
} from '../validators/validate-output.ts'
import { makeCaseFolder, validatorBoxLimits, validatorProgram } from '../validators/validator-box.ts'
import { lastStderrLine, validatorExitCode } from '../validators/validator-fault.ts'
import { errorsOfInteractor, outputScript } from '../validators/validator-script.ts'
import { watchDeadlock } from './deadlock.ts'
import { recordTranscript, type Side } from './record-transcript.ts'

/*
 * How it works
 *   learner's program ─ stdout ─→ this process ─→ stdin ─ interactor (sees input and answer; its exit code is the judgement)
 *           └──────── stdin ←──── transcript ←── stdout ──────┘
 * Both run in boxes of their own with limits of their own. When one ends, the other reads the end of its input. Nothing of the input
 * or the answer reaches the program but what the interactor writes.
 */

export interface InteractiveCase {
  readonly interactor: ReadyValidator
  readonly limits: ProblemValidation['limits']
  readonly input: Uint8Array
  readonly answer: Uint8Array
  readonly flags: readonly string[]
  /** Absent for a problem without points. */
  readonly points?: OutputToValidate['points']
}

export interface Interaction {
  /** Facts of the learner's program. */
  readonly facts: BoxFacts
  readonly judgement: OutputJudgement
  /** The interactor ended before the program did. */
  readonly hasDecidedFirst: boolean
  /** Each waited for the other until they were stopped. */
  readonly isDeadlocked: boolean
  readonly transcript: Transcript
}

/**
 * Runs the program together with the interactor of its problem, once more if a busy machine may have starved the program. Throws
 * `SandboxError` only if the sandbox failed.
 */
export function runInteraction(
  sandbox: Sandbox,
  programUnderTest: ProgramUnderTest,
  interactive: InteractiveCase,
  signal: AbortSignal,
): Promise<Interaction> {
  const { tool, limits, retryBudget } = programUnderTest
  return runWithRetry({
    limits: boxLimitsOf(tool.language, limits),
    retryBudget,
    run: (boxLimits) => runOnce({ sandbox, programUnderTest, interactive, boxLimits }, signal),
    isFinal: ({ hasDecidedFirst, judgement }) => hasDecidedFirst && judgement.kind !== 'accepted',
  })
}

interface OneRun {
  readonly sandbox: Sandbox
  readonly programUnderTest: ProgramUnderTest
  readonly interactive: InteractiveCase
  readonly boxLimits: BoxLimits
}

async function runOnce(
  { sandbox, programUnderTest, interactive, boxLimits }: OneRun,
  signal: AbortSignal,
): Promise<Interaction> {
  const { tool, build, limits } = programUnderTest
  const { interactor, input, answer, flags, points } = interactive
  const called = { validator: interactor, limits: interactive.limits, points }
  await using pair = await sandbox.acquirePair(signal)
  const script = outputScript(flags, { hasPoints: points !== undefined, isInteractive: true })
  const files = { files: { input, answer }, script }
  await using folder = await makeCaseFolder({ sandbox, box: pair.companion }, files)

  const recorder = recordTranscript()
  const ends: ('interactor' | 'program')[] = []
  const [toProgram, toInteractor] = [laterInput(), laterInput()]
  const deadlock = watchDeadlock(toProgram.end)
  const passOn = (by: Side, to: Pick<InputWriter, 'write'>) => (chunk: Uint8Array) => {
    deadlock.transfer()
    recorder.add(by, chunk)
    to.write(chunk)
  }
  using tooLate = makeDeadline(validatorBoxLimits(called).wallMs)
  const interactorSignal = AbortSignal.any([signal, tooLate.signal])
  const sides = limitsOfBoth(boxLimits, validatorBoxLimits(called))
  const running = pair.program.run(
    { ...tool.run(build.names, limits), folder: build.folder },
    sides.program,
    {
      stdin: { onOpen: toProgram.open },
      onStdout: passOn('program', toInteractor),
      onIdleness: (isIdle) => deadlock.reportIdleness('program', isIdle),
    },
    signal,
  )
  const judging = pair.companion.run(
    validatorProgram(called, folder.path),
    sides.interactor,
    {
      stdin: { onOpen: toInteractor.open },
      onStdout: passOn('judge', toProgram),
      onIdleness: (isIdle) => deadlock.reportIdleness('interactor', isIdle),
    },
    interactorSignal,
  )
  const [program, interaction] = await Promise.allSettled([
    running.finally(() => {
      ends.push('program')
      deadlock.stop()
      toInteractor.end()
      tooLate.begin()
    }),
    judging
      .finally(() => {
        ends.push('interactor')
        deadlock.stop()
        toProgram.end()
      })
      .then((facts) => {
        // Its verdict is known; programs whose input has ended often loop for ever.
        if (validatorExitCode(facts) !== acceptingCode) toProgram.stop()
        return facts
      }),
  ])
  signal.throwIfAborted()
  if (program.status === 'rejected') throw program.reason
  return {
    facts: program.value,
    judgement: judgementOfInteractor(called, interaction, tooLate.signal),
    hasDecidedFirst: ends[0] === 'interactor',
    isDeadlocked: deadlock.hasHappened(),
    transcript: recorder.transcript(),
  }
}

interface Called extends Pick<InteractiveCase, 'limits'> {
  readonly validator: ReadyValidator
  readonly points: InteractiveCase['points']
}

/** Throws what made the interactor's run fail, if that was not its own fault. */
function judgementOfInteractor(
  called: Called,
  ended: PromiseSettledResult<BoxFacts>,
  tooLate: AbortSignal,
): OutputJudgement {
  if (ended.status === 'fulfilled') {
    const facts = ended.value
    const stderr = errorsOfInteractor(facts.stderr, { hasPoints: called.points !== undefined })
    const lastWords = lastStderrLine({ stderr, stderrGap: null })
    return judgementOf({ ...called, facts, printed: facts.stderr, lastWords })
  }
  if (!tooLate.aborted) throw ended.reason
  return {
    kind: 'broken',
    judgeMessage: `${called.validator.path} gave no answer: it went on after the program had ended; it must end with 42 or 43`,
  }
}

/**
 * Each side waits while the other computes, which may take as long as that may take; two that wait for each other are stopped by the
 * deadlock watch.
 */
function limitsOfBoth({ idleMs: _, ...program }: BoxLimits, { idleMs: __, ...interactor }: BoxLimits) {
  const wallMs = program.wallMs + interactor.wallMs
  return {
    program: { ...program, wallMs },
    interactor: { ...interactor, wallMs: wallMs + slotWaitMs },
  } as const satisfies Record<string, BoxLimits>
}

/** The interactor starts at once, but the program waits for a slot; so long a wait would be a fault of the judge. */
const slotWaitMs = 10 * 60_000

/** The input of a box that is not open yet: what comes before is written when it opens. */
function laterInput() {
  let input: InputWriter | null = null
  const early: Uint8Array[] = []
  let isEnded = false
  let isStopped = false
  return {
    open: (opened: InputWriter) => {
      input = opened
      for (const chunk of early.splice(0)) opened.write(chunk)
      if (isEnded) opened.end()
      if (isStopped) opened.stop()
    },
    write: (chunk: Uint8Array) => {
      if (input) input.write(chunk)
      else early.push(Uint8Array.from(chunk))
    },
    end: () => {
      isEnded = true
      input?.end()
    },
    stop: () => {
      isStopped = true
      input?.stop()
    },
  }
}

/** A signal that is aborted some time after `begin`, unless it is disposed of before. */
function makeDeadline(ms: number): Disposable & { readonly signal: AbortSignal; readonly begin: () => void } {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    begin: () => {
      timer = setTimeout(() => controller.abort(), ms)
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  }
}
