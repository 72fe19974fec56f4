import type { Transcript } from '@codedojo/contract'
import type { BoxFacts, BoxLimits, InputWriter, Sandbox } from '@codedojo/sandbox'
import type { ProgramUnderTest } from '../cases/run-case.ts'
import { boxLimitsOf } from '../limits.ts'
import { runWithRetry } from '../run/run-with-retry.ts'
import { quietMs, watchDeadlock } from './deadlock.ts'
import { recordTranscript } from './record-transcript.ts'

/*
 * How it works
 *   answers typed so far ─→ this process ─→ stdin ─ learner's program ─ stdout ─→ this process ─→ transcript
 * No interactor runs, and nothing of the problem's cases is read. Each answer is written when the program has printed as much as it had
 * when the learner typed it. A program that neither computes nor writes for two seconds waits for the next answer, and is stopped.
 */

export interface AnswerToGive {
  /** With its line end. */
  readonly bytes: Uint8Array
  /** How many bytes the program had printed when it waited for this answer. */
  readonly afterBytes: number
}

export interface DialogueRun {
  readonly facts: BoxFacts
  /** The program was stopped because it waited for an answer. */
  readonly isWaiting: boolean
  readonly transcript: Transcript
  readonly printedBytes: number
  /** Number of answers that were written. */
  readonly given: number
}

/**
 * Runs the program with the answers until it waits for another one or ends, once more if a busy machine may have starved it. Throws
 * `SandboxError` only if the sandbox failed.
 */
export function runDialogue(
  sandbox: Sandbox,
  programUnderTest: ProgramUnderTest,
  answers: readonly AnswerToGive[],
  signal: AbortSignal,
): Promise<DialogueRun> {
  const { tool, limits, retryBudget } = programUnderTest
  return runWithRetry({
    limits: boxLimitsOf(tool.language, limits),
    retryBudget,
    run: (boxLimits) => runOnce({ sandbox, programUnderTest, answers, boxLimits }, signal),
    isFinal: ({ isWaiting }) => isWaiting,
  })
}

interface OneRun {
  readonly sandbox: Sandbox
  readonly programUnderTest: ProgramUnderTest
  readonly answers: readonly AnswerToGive[]
  readonly boxLimits: BoxLimits
}

async function runOnce(
  { sandbox, programUnderTest, answers, boxLimits }: OneRun,
  signal: AbortSignal,
): Promise<DialogueRun> {
  const { tool, build, limits } = programUnderTest
  const recorder = recordTranscript()
  let input: InputWriter | null = null
  let printedBytes = 0
  let given = 0
  const waiting = watchDeadlock(() => input?.stop())
  // The learner computes nothing while the program runs.
  waiting.reportIdleness('interactor', true)
  const giveDueAnswers = () => {
    for (const { bytes, afterBytes } of answers.slice(given)) {
      if (input === null || afterBytes > printedBytes) return
      waiting.transfer()
      recorder.add('judge', bytes)
      input.write(bytes)
      given += 1
    }
  }

  await using box = await sandbox.acquire(signal)
  const facts = await box.run(
    { ...tool.run(build.names, limits), folder: build.folder },
    limitsWithPause(boxLimits),
    {
      stdin: {
        onOpen: (opened) => {
          input = opened
          giveDueAnswers()
        },
      },
      onStdout: (chunk) => {
        // Nobody was told what comes after the turn, so it must not count for when the next answer is due.
        if (waiting.hasHappened()) return
        waiting.transfer()
        printedBytes += chunk.length
        recorder.add('program', chunk)
        giveDueAnswers()
      },
      onIdleness: (isIdle) => waiting.reportIdleness('program', isIdle),
    },
    signal,
  )
  const isWaiting = waiting.hasHappened() && facts.limitHit === 'wall'
  return { facts, isWaiting, transcript: recorder.transcript(), printedBytes, given }
}

/** The pause after which a program counts as waiting takes none of its real time, and waiting is no fault here. */
function limitsWithPause({ idleMs: _, ...limits }: BoxLimits): BoxLimits {
  return { ...limits, wallMs: limits.wallMs + quietMs }
}
