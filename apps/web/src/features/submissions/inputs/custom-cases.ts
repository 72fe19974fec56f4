import { blankCodeMessage, isBlankCode, limits, utf8Bytes } from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'

/** A custom input with an id, so that removing another one does not move the focus. */
export interface CustomCase {
  readonly id: number
  readonly input: string
}

/** Whether the account has saved the cases. `before`: they are from an app version that stored them only in the browser. */
type CustomCasesState = 'saved' | 'unsaved' | 'before'

export interface StoredCases {
  readonly cases: readonly CustomCase[]
  readonly state: CustomCasesState
}

const inputsSchema = z.array(z.string()).max(limits.customInputs)
const storedSchema = z.union([
  inputsSchema.transform((inputs) => ({ inputs, isSaved: null })),
  z.object({ inputs: inputsSchema, isSaved: z.boolean() }),
])

function keyOf(userId: string, problemId: string): string {
  return `codedojo:cases:${userId}:${problemId}`
}

export function readCustomCases(userId: string, problemId: string): StoredCases {
  const nothing = { inputs: [], isSaved: true }
  const { inputs, isSaved } = readStored(localStorage, keyOf(userId, problemId), storedSchema, nothing)
  return { cases: casesOf(inputs), state: isSaved === null ? 'before' : isSaved ? 'saved' : 'unsaved' }
}

export function storeCustomCases(userId: string, problemId: string, { cases, state }: StoredCases): void {
  const inputs = cases.map((each) => each.input)
  const kept = state === 'before' ? inputs : { inputs, isSaved: state === 'saved' }
  writeStored(localStorage, keyOf(userId, problemId), kept)
}

/** Merges the account's inputs into the browser's: unsaved input wins, and inputs of earlier app versions are added. */
export function mergeAccountInputs(kept: StoredCases, inputs: readonly string[]): StoredCases {
  switch (kept.state) {
    case 'saved':
      return { cases: casesOf(inputs), state: 'saved' }
    case 'unsaved':
      return kept
    case 'before': {
      const all = new Set([...inputs, ...kept.cases.map((each) => each.input)])
      return { cases: casesOf([...all].slice(0, limits.customInputs)), state: 'unsaved' }
    }
  }
}

function casesOf(inputs: readonly string[]): CustomCase[] {
  return inputs.map((input, index) => ({ id: index + 1, input }))
}

/** Appends a case, unless the maximum for a run is reached. */
export function addCase(cases: readonly CustomCase[], input: string): readonly CustomCase[] {
  if (cases.length >= limits.customInputs) return cases
  return [...cases, { id: Math.max(0, ...cases.map((each) => each.id)) + 1, input }]
}

/** Why the code cannot be submitted; null if it can. */
export function validateCode(code: string): string | null {
  if (isBlankCode(code)) return `${blankCodeMessage}.`
  return utf8Bytes(code) > limits.codeBytes ? 'Code must be at most 64 KB' : null
}

/** Why the input cannot be run; null if it can. */
export function validateInput(input: string): string | null {
  return utf8Bytes(input) > limits.customInputBytes ? 'A custom input must be at most 64 KB' : null
}
