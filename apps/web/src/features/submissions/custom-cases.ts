import { limits, utf8Bytes } from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/stored.ts'

/** A custom input with an identity, so that editing one does not move the focus when another goes. */
export interface CustomCase {
  readonly id: number
  readonly input: string
}

const storedSchema = z.array(z.string()).max(limits.customInputs)

function keyOf(userId: string, problemId: string): string {
  return `codedojo:cases:${userId}:${problemId}`
}

export function readCustomCases(userId: string, problemId: string): CustomCase[] {
  const inputs = readStored(localStorage, keyOf(userId, problemId), storedSchema, [])
  return inputs.map((input, index) => ({ id: index + 1, input }))
}

export function keepCustomCases(userId: string, problemId: string, cases: readonly CustomCase[]): void {
  writeStored(
    localStorage,
    keyOf(userId, problemId),
    cases.map((each) => each.input),
  )
}

/** Adds a case at the end; the list stays as it is once it holds as many as a run may carry. */
export function withCase(cases: readonly CustomCase[], input: string): readonly CustomCase[] {
  if (cases.length >= limits.customInputs) return cases
  return [...cases, { id: Math.max(0, ...cases.map((each) => each.id)) + 1, input }]
}

/** Why an input cannot be run; null when it can. */
export function problemOfInput(input: string): string | null {
  return utf8Bytes(input) > limits.customInputBytes ? 'A custom input must be at most 64 KB' : null
}
