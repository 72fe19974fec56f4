import { runInOrder } from '../cases/in-order.ts'
import { isLighter, weightOf } from './candidates/weight.ts'
import { type Failure, isLimit, type Trial } from './trial.ts'

export interface Found extends Failure {
  readonly input: string
}

/** The inputs that were tried in one search, and the best of those that failed. */
export interface Trials {
  readonly found: () => Found | null
  /** Valid inputs, as far as is known. */
  readonly tried: () => number
  /** Whether the program came to an end on no valid input at all. */
  readonly neverEnds: () => boolean
  /** Whether an input is worth trying; the answer is yes once for each. */
  readonly isNew: (input: string) => boolean
  /** Tries inputs in turn, up to the first that becomes the best one, and answers its place; null when none does. */
  readonly firstBetter: (inputs: readonly string[]) => Promise<number | null>
}

export interface TrialsToKeep {
  /** An input that is known to fail, the best one as long as there is no better; null: there is none. */
  readonly seed: Found | null
  readonly tryInput: (input: string, signal: AbortSignal) => Promise<Trial>
  /** Inputs that are never tried, as `keyOf` writes them. */
  readonly barred: ReadonlySet<string>
  /** How many inputs may be tried at once. */
  readonly width: number
}

/** Two inputs with the same key differ in blanks at most. */
export function keyOf(input: string): string {
  const lines = input.split('\n').map((line) => line.trim().split(/\s+/).join(' '))
  return lines.join('\n').trim()
}

/** Trying throws the reason of the signal once that is aborted; what was found until then stays. */
export function startTrials({ seed, tryInput, barred, width }: TrialsToKeep, signal: AbortSignal): Trials {
  const seen = new Set(barred)
  let found = seed
  let tried = 0
  let ended = 0

  return {
    found: () => found,
    tried: () => tried,
    neverEnds: () => tried > 0 && ended === 0,
    isNew: (input) => {
      const key = keyOf(input)
      if (seen.has(key) || (found && isWrongAnswer(found) && !isSimpler(input, found))) return false
      seen.add(key)
      return true
    },
    firstBetter: async (inputs) => {
      let at = 0
      let better: number | null = null
      await runInOrder(
        {
          count: inputs.length,
          width,
          run: async (index, caseSignal) => {
            const input = inputs[index] ?? ''
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
      // What comes behind the better one was broken off.
      for (const input of inputs.slice(at)) seen.delete(keyOf(input))
      return better
    },
  }
}

/** A wrong answer is what learners look for: it counts before a crash or a limit, and then what is simpler. */
function isBetter(trial: Trial, input: string, found: Found | null): boolean {
  if (trial.kind !== 'failed') return false
  if (found === null || isWrongAnswer(trial) !== isWrongAnswer(found))
    return found === null || isWrongAnswer(trial)
  return isSimpler(input, found)
}

function isSimpler(input: string, found: Found): boolean {
  return isLighter(weightOf(input), weightOf(found.input))
}

export function isWrongAnswer({ status }: Pick<Failure, 'status'>): boolean {
  return status === 'Wrong Answer'
}
