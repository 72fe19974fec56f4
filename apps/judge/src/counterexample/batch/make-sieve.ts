import type { Comparison } from '@codedojo/contract'
import type { Sandbox } from '@codedojo/sandbox'
import type { Contestant } from '../../cases/run-case.ts'
import { compareOutput } from '../../compare/compare-output.ts'
import { runMany } from './run-many.ts'

/*
 * How it works
 *   inputs ─→ reference solution, all in one box ┐
 *          ─→ the program, all in one box        ┴ same output: passed; anything else: tried alone, each in a box of its own
 * Starting a runtime and a box takes most of the time of a trial, and most inputs pass. What fails is always decided by a clean
 * run: a program that behaves differently in a batch can only hide its own faults from its author.
 */

/** Returns those of the inputs on which the program is as right as the reference solution. */
export type Sieve = (inputs: readonly string[], signal: AbortSignal) => Promise<ReadonlySet<string>>

export interface SievedPrograms {
  readonly sandbox: Sandbox
  readonly contestant: Contestant
  readonly reference: Contestant
  readonly comparison: Comparison
  /** Whether there are several right outputs for an input, so that a different one says little. */
  readonly hasSeveralAnswers: boolean
}

/** A batch of fewer inputs than this takes no less time than trying each. */
const fewest = 3
/** After this many batches that broke off early, or told little, no more are made. */
const mostVain = 2

export function makeSieve(programs: SievedPrograms): Sieve {
  const { sandbox, contestant, reference, comparison, hasSeveralAnswers } = programs
  let vain = 0
  const none: ReadonlySet<string> = new Set()
  return async (inputs, signal) => {
    if (inputs.length < fewest || vain >= mostVain) return none
    const [expected, actual] = await Promise.all([
      runMany(sandbox, { contestant: reference, inputs }, signal),
      runMany(sandbox, { contestant, inputs }, signal),
    ])
    if (!expected || !actual) return none
    const passing = new Set(
      inputs.filter((_, index) => isSame({ expected: expected[index], actual: actual[index], comparison })),
    )
    const told = hasSeveralAnswers ? passing.size : Math.min(expected.length, actual.length)
    if (told < inputs.length / 2) vain++
    return passing
  }
}

interface Outputs {
  readonly expected: Uint8Array | null | undefined
  readonly actual: Uint8Array | null | undefined
  readonly comparison: Comparison
}

function isSame({ expected, actual, comparison }: Outputs): boolean {
  if (!expected || !actual) return false
  const comparer = compareOutput(expected, comparison)
  comparer.push(actual)
  return comparer.end() === null
}
