import { runInOrder } from '../cases/run-in-order.ts'
import type { Sieve } from './batch/make-sieve.ts'
import { isLighter, weightOf } from './candidates/weight.ts'
import { type Failure, isLimit, type Trial } from './trial.ts'

export interface FailingInput extends Failure {
  readonly input: string
}

/** Runs the trials of one search and keeps the best failing input. */
export interface Trials {
  readonly found: () => FailingInput | null
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
  /** Tells cheaply which inputs the program passes; the others are tried. Default: none. */
  readonly sieve?: Sieve
}

/** The key of an input: two inputs with the same key differ in whitespace only. */
export function inputKey(input: string): string {
  const lines = input.split('\n').map((line) => line.trim().split(/\s+/).join(' '))
  return lines.join('\n').trim()
}

/** A trial rejects with the signal's reason once that is aborted; results found before remain available. */
export function startTrials(options: TrialOptions, signal: AbortSignal): Trials {
  const { seed, tryInput, barred, width, sieve } = options
  const seen = new Set(barred)
  let found = seed
  let tried = 0
  let ended = 0

  return {
    found: () => found,
    tried: () => tried,
    neverEnds: () => tried > 0 && ended === 0,
    isNew: (input) => {
      const key = inputKey(input)
      if (seen.has(key) || (found && isWrongAnswer(found) && !isSimpler(input, found))) return false
      seen.add(key)
      return true
    },
    firstBetter: async (inputs) => {
      let at = 0
      let better: number | null = null
      const passing = await sieve?.(inputs, signal)
      await runInOrder(
        {
          count: inputs.length,
          width,
          run: async (index, caseSignal) => {
            const input = inputs[index] ?? ''
            if (passing?.has(input)) return { input, trial: { kind: 'passed' } as const }
            return { input, trial: await tryInput(input, caseSignal) }
          },
          isLast: ({ input, trial }) => isBetter(trial, input, found),
          onResult: ({ input, trial }) => {
            if (trial.kind !== 'refused') tried++
            if (trial.kind === 'passed' || (trial.kind === 'failed' && !isLimit(trial))) ended++
            if (trial.kind === 'failed' && isBetter(trial, input, found)) {
              found = { ...trial, input }
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
function isBetter(trial: Trial, input: string, found: FailingInput | null): boolean {
  if (trial.kind !== 'failed') return false
  if (found === null || isWrongAnswer(trial) !== isWrongAnswer(found))
    return found === null || isWrongAnswer(trial)
  return isSimpler(input, found)
}

function isSimpler(input: string, found: FailingInput): boolean {
  return isLighter(weightOf(input), weightOf(found.input))
}

export function isWrongAnswer({ status }: Pick<Failure, 'status'>): boolean {
  return status === 'Wrong Answer'
}
