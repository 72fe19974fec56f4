import type { Comparison } from '@codedojo/contract'
import type { Sandbox } from '@codedojo/sandbox'
import { compareOutput } from '../../compare/compare-output.ts'
import type { Trial } from '../trial.ts'
import { type OneOfMany, type Runnable, runMany } from './run-many.ts'

/*
 * How it works
 *   inputs ─→ reference solution, all in one box ┐
 *          ─→ the program, all in one box        ┴ same output: passed
 *                                                └ else ─→ input validators, all in one box: refused, or failed
 * Starting a runtime and a box takes most of the time of a trial. What a batch says is only a hint: a program that behaves
 * differently there only hides its own faults from its author. Results that it forges are exposed when the best input is tried
 * alone.
 */

/** Returns the expected result of each input about which a batch says enough. */
export type Sieve = (inputs: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Trial>>

export interface SievedPrograms {
  readonly sandbox: Sandbox
  readonly programUnderTest: Runnable
  readonly reference: Runnable
  /** Null if they cannot be run on many inputs in one box; then only passed inputs are reported. */
  readonly validators: readonly Runnable[] | null
  readonly comparison: Comparison
  /** Whether an input has several right outputs. A difference from the reference output then proves little. */
  readonly hasSeveralAnswers: boolean
}

/** A batch of fewer inputs takes no less time than trying each input alone. */
const minInputs = 3
/** After this many batches that gave results for less than half of their inputs, no more batches are run. */
const maxUselessBatches = 2

export function makeSieve(programs: SievedPrograms): Sieve {
  const { sandbox, programUnderTest, reference, hasSeveralAnswers } = programs
  let uselessBatches = 0
  return async (inputs, signal) => {
    const hints = new Map<string, Trial>()
    if (inputs.length < minInputs || uselessBatches >= maxUselessBatches) return hints
    const [expected, actual] = await Promise.all([
      runMany(sandbox, { program: reference, inputs }, signal),
      runMany(sandbox, { program: programUnderTest, inputs }, signal),
    ])
    if (!expected || !actual) return hints
    const wrong = new Set<string>()
    for (const [index, input] of inputs.entries()) {
      const answer = compareRuns(expected[index], actual[index], programs.comparison)
      if (answer === 'same') hints.set(input, { kind: 'passed' })
      if (answer === 'different') wrong.add(input)
    }
    const resultCount = hasSeveralAnswers ? hints.size : Math.min(expected.length, actual.length)
    if (resultCount < inputs.length / 2) uselessBatches++
    const others = inputs.filter((input) => !hints.has(input))
    for (const [input, isValid] of await validateMany(programs, others, signal)) {
      if (!isValid) hints.set(input, { kind: 'refused' })
      else if (wrong.has(input) && !hasSeveralAnswers) hints.set(input, failed)
    }
    return hints
  }
}

function compareRuns(
  expected: OneOfMany | undefined,
  actual: OneOfMany | undefined,
  comparison: Comparison,
): 'same' | 'different' | 'unknown' {
  if (expected?.exitCode !== 0 || actual?.exitCode !== 0) return 'unknown'
  const comparer = compareOutput(expected.output, comparison)
  comparer.push(actual.output)
  return comparer.end() === null ? 'same' : 'different'
}

const validCode = 42
const invalidCode = 43
const failed: Trial = { kind: 'failed', status: 'Wrong Answer', expected: '', actual: null }

/** Returns whether these inputs are valid, where the validators say so clearly. */
async function validateMany(
  { sandbox, validators }: SievedPrograms,
  inputs: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, boolean>> {
  const isValid = new Map<string, boolean>()
  if (inputs.length === 0 || validators === null) return isValid
  const codes = await Promise.all(
    validators.map(async (program) => {
      const runs = await runMany(sandbox, { program, inputs }, signal)
      return inputs.map((_, index) => runs?.[index]?.exitCode)
    }),
  )
  for (const [index, input] of inputs.entries()) {
    const said = codes.map((each) => each[index])
    if (said.includes(invalidCode)) isValid.set(input, false)
    else if (said.every((code) => code === validCode)) isValid.set(input, true)
  }
  return isValid
}
