import type { Transcript, Verdict } from '@codedojo/contract'
import { recordTranscript, type TranscriptRecorder } from '../interaction/record-transcript.ts'
import { emptyFeedback } from '../validators/kept-feedback.ts'
import type { OutputJudgement } from '../validators/validate-output.ts'
import type { KeptFeedback } from '../validators/validator-script.ts'
import type { CaseRun } from './run-case.ts'

/** One run of the program and what the output validator said of it. */
interface Pass {
  readonly run: CaseRun
  readonly status: Verdict
  readonly judgement: OutputJudgement | null
}

interface PassesToRun<Checked extends Pass> {
  /** The input of the case. */
  readonly input: Uint8Array
  readonly maxPasses: number
  /** `feedback`: what the validator left in the pass before. */
  readonly runOnce: (input: Uint8Array, feedback: KeptFeedback) => Promise<Checked>
}

/** The pass that decided; after all were Accepted, the one that used most CPU time. */
type Passes<Checked> = Checked & {
  /** The number of this pass, from 1. */
  readonly pass: number
  readonly transcript: Transcript
}

/**
 * Runs a program several times on a case: each output that the validator accepts makes the input of the next pass, until it makes none
 * or one is not Accepted. The program keeps nothing between two passes, and its limits apply to each. Source: "Multi-pass validation" of
 * spec/2025-09.md.
 */
export async function runInPasses<Checked extends Pass>({
  input: first,
  maxPasses,
  runOnce,
}: PassesToRun<Checked>): Promise<Passes<Checked>> {
  const recorder = recordTranscript()
  let [input, feedback] = [first, emptyFeedback()]
  let peakBytes = 0
  let slowest: { checked: Checked; pass: number } | null = null
  for (let pass = 1; ; pass++) {
    const checked = await runOnce(input, feedback)
    record(recorder, { pass, input, output: checked.run.stdout })
    const { status, judgement } = checked
    const next = judgement?.kind === 'accepted' ? judgement.next : undefined
    if (status === 'Accepted' && next && pass === maxPasses) {
      const judgeMessage = `The output validator asked for more than ${maxPasses} passes, the limit validation_passes of problem.yaml`
      const refused = { ...checked, status: 'Internal Error' as const, judgement: brokenBy(judgeMessage) }
      return { ...refused, pass, transcript: recorder.transcript() }
    }
    peakBytes = Math.max(peakBytes, checked.run.facts.peakBytes)
    if (slowest === null || checked.run.facts.cpuMs > slowest.checked.run.facts.cpuMs)
      slowest = { checked, pass }
    if (status !== 'Accepted') return { ...checked, pass, transcript: recorder.transcript() }
    if (!next) {
      const ended = { ...slowest.checked, run: withPeak(slowest.checked.run, peakBytes), judgement }
      return { ...ended, pass: slowest.pass, transcript: recorder.transcript() }
    }
    input = next.input
    feedback = next.feedback
  }
}

/** Another pass may have used more memory than the slowest one. */
const withPeak = (run: CaseRun, peakBytes: number): CaseRun => ({
  ...run,
  facts: { ...run.facts, peakBytes },
})

const brokenBy = (judgeMessage: string): OutputJudgement => ({ kind: 'broken', judgeMessage })

interface RunToRecord {
  readonly pass: number
  readonly input: Uint8Array
  readonly output: Uint8Array
}

function record(recorder: TranscriptRecorder, { pass, input, output }: RunToRecord): void {
  if (pass > 1) recorder.startRun(`Run ${pass}`)
  recorder.add('judge', withLineEnd(input))
  recorder.add('program', withLineEnd(output))
}

function withLineEnd(bytes: Uint8Array): Uint8Array {
  return bytes.length === 0 || bytes.at(-1) === newline ? bytes : Buffer.concat([bytes, Buffer.of(newline)])
}

const newline = 0x0a
