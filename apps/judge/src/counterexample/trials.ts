import { isLimitExceeded } from '@codedojo/contract'
import { runInOrder } from '../cases/run-in-order.ts'
import type { Sieve } from './batch/make-sieve.ts'
import { isLighter, weightOf } from './candidates/weight.ts'
import type { Failure, Trial } from './trial.ts'

export interface FailingInput extends Failure {
  readonly input: string
}

/** Runs the trials of one search and keeps the best failing input. */
export interface Trials {
  /** The best one, which may be a mere hint. */
  readonly best: () => FailingInput | null
  /** The best one that a trial has confirmed. */
  readonly confirmed: () => FailingInput | null
  /**
   * Tries the best input if only a hint says that it fails. If it does not fail, the sieve is not used again, and the result is
   * false.
   */
  readonly confirm: (signal: AbortSignal) => Promise<boolean>
  /** Number of inputs tried, without those known to be invalid. */
  readonly tried: () => number
  /** Whether the program has terminated on none of the valid inputs. */
  readonly neverEnds: () => boolean
  /** Whether an input has not been tried yet; calling it marks the input as tried. */
  readonly isNew: (input: string) => boolean
  /** Tries inputs in turn until one is the new best, and returns its index; null if none is. */
  readonly firstBetter: (inputs: readonly string[]) => Promise<number | null>
}

export interface TrialOptions {
  /** A failing input that is known at the start; null if there is none. */
  readonly seed: FailingInput | null
  readonly tryInput: (input: string, signal: AbortSignal) => Promise<Trial>
  /** Keys (see `inputKey`) of inputs that must not be tried. */
  readonly barred: ReadonlySet<string>
  /** Number of inputs to try concurrently. */
  readonly width: number
  /** Predicts the results of some inputs cheaply; the others are tried. Default: predicts nothing. */
  readonly sieve?: Sieve
  /** The fewest inputs to sieve at once: more, the longer the runtime takes to start. Default: four times `width`. */
  readonly minBatch?: number
}

/** How the best failing input is known to fail: a hint, such as one of a batch, still has to be confirmed by a trial. */
interface Best {
  readonly failing: FailingInput
  readonly isHint: boolean
}

/** The key of an input: two inputs with the same key differ in whitespace only. */
export function inputKey(input: string): string {
  const lines = input.split('\n').map((line) => line.trim().split(/\s+/).join(' '))
  return lines.join('\n').trim()
}

/** A trial rejects with the signal's reason once that is aborted; results found before remain available. */
export function startTrials(options: TrialOptions, signal: AbortSignal): Trials {
  const { seed, tryInput, barred, width } = options
  let { sieve } = options
  let seen = new Set(barred)
  let confirmed = seed
  let best: Best | null = seed && { failing: seed, isHint: false }
  let tried = 0
  let ended = 0

  return {
    best: () => best?.failing ?? null,
    confirmed: () => confirmed,
    confirm: async (confirmSignal) => {
      if (!best?.isHint) return true
      const { input } = best.failing
      const trial = await tryInput(input, confirmSignal)
      if (trial.kind === 'failed') confirmed = { ...trial, input }
      else {
        sieve = undefined
        // Inputs that only the sieve has examined may be tried again.
        seen = new Set(barred)
      }
      best = confirmed && { failing: confirmed, isHint: false }
      return trial.kind === 'failed'
    },
    tried: () => tried,
    neverEnds: () => tried > 0 && ended === 0,
    isNew: (input) => {
      const key = inputKey(input)
      const found = best?.failing
      if (seen.has(key) || (found && isWrongAnswer(found) && !isSimpler(input, found))) return false
      seen.add(key)
      return true
    },
    firstBetter: async (inputs) => {
      let at = 0
      let better: number | null = null
      const hints = await sieve?.(inputs, signal)
      await runInOrder(
        {
          count: inputs.length,
          width,
          run: async (index, caseSignal) => {
            const input = inputs[index] ?? ''
            const hint = hints?.get(input)
            return { input, isHint: hint !== undefined, trial: hint ?? (await tryInput(input, caseSignal)) }
          },
          isLast: ({ input, trial }) => isBetter(trial, input, best),
          onResult: ({ input, trial, isHint }) => {
            if (trial.kind !== 'refused') tried++
            if (trial.kind === 'passed' || (trial.kind === 'failed' && !isLimitExceeded(trial.status)))
              ended++
            if (trial.kind === 'failed' && isBetter(trial, input, best)) {
              best = { failing: { ...trial, input }, isHint }
              if (!isHint) confirmed = best.failing
              better = at
            }
            at++
          },
        },
        signal,
      )
      // Trials after the new best one were aborted, so these inputs may be tried again.
      for (const input of inputs.slice(at)) seen.delete(inputKey(input))
      return better
    },
  }
}

/** A Wrong Answer ranks before a crash or a limit, because it helps learners most; then the simpler input ranks first. */
function isBetter(trial: Trial, input: string, best: Best | null): boolean {
  if (trial.kind !== 'failed') return false
  if (best === null || isWrongAnswer(trial) !== isWrongAnswer(best.failing))
    return best === null || isWrongAnswer(trial)
  return isSimpler(input, best.failing)
}

function isSimpler(input: string, found: FailingInput): boolean {
  return isLighter(weightOf(input), weightOf(found.input))
}

export function isWrongAnswer({ status }: Pick<Failure, 'status'>): boolean {
  return status === 'Wrong Answer'
}
