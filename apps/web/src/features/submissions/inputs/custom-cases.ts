import { blankCodeMessage, isBlankCode, limits, utf8Bytes } from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'

/** A custom input with an identity, so that editing one does not move the focus when another goes. */
export interface CustomCase {
  readonly id: number
  readonly input: string
}

/** How far the account knows the cases of this browser. `before`: they are from a time when browsers alone kept them. */
type CustomCasesState = 'saved' | 'unsaved' | 'before'

export interface KeptCases {
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

export function readCustomCases(userId: string, problemId: string): KeptCases {
  const nothing = { inputs: [], isSaved: true }
  const { inputs, isSaved } = readStored(localStorage, keyOf(userId, problemId), storedSchema, nothing)
  return { cases: casesOf(inputs), state: isSaved === null ? 'before' : isSaved ? 'saved' : 'unsaved' }
}

export function storeCustomCases(userId: string, problemId: string, { cases, state }: KeptCases): void {
  const inputs = cases.map((each) => each.input)
  const kept = state === 'before' ? inputs : { inputs, isSaved: state === 'saved' }
  writeStored(localStorage, keyOf(userId, problemId), kept)
}

/** What holds once the account has said what it keeps: typing that it does not know yet stays, and nothing from before is lost. */
export function withThoseOfAccount(kept: KeptCases, inputs: readonly string[]): KeptCases {
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

/** Adds a case at the end; the list stays as it is once it holds as many as a run may carry. */
export function withCase(cases: readonly CustomCase[], input: string): readonly CustomCase[] {
  if (cases.length >= limits.customInputs) return cases
  return [...cases, { id: Math.max(0, ...cases.map((each) => each.id)) + 1, input }]
}

/** Why code is not sent to be judged; null when it is. */
export function problemOfCode(code: string): string | null {
  if (isBlankCode(code)) return `${blankCodeMessage}.`
  return utf8Bytes(code) > limits.codeBytes ? 'Code must be at most 64 KB' : null
}

/** Why an input cannot be run; null when it can. */
export function problemOfInput(input: string): string | null {
  return utf8Bytes(input) > limits.customInputBytes ? 'A custom input must be at most 64 KB' : null
}
