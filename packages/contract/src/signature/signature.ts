import { z } from 'zod'
import type { Language } from '../vocabulary.ts'
import {
  type Declaration,
  maxDeclarationLength,
  parseDeclaration,
  type SignatureFault,
} from './declaration.ts'
import { type OutputLayout, parseInputLayout, parseOutputLayout, usualOutput } from './layout.ts'
import type { Layout } from './layout-item.ts'
import { maxLayoutLength } from './layout-lines.ts'

/** The texts of which a signature consists, as an author writes them and as they are stored. */
export interface SignatureTexts {
  /** Such as `twoSum(nums: int[], target: int): int[]`. */
  readonly function: string
  /** How the parameters stand in the input; see `layout.ts`. */
  readonly input: string
  /** How the result is printed; absent for the usual way. */
  readonly output?: string | undefined
}

/** A signature that was read: what a harness and a page need to know of it. */
export interface Signature {
  readonly declaration: Declaration
  readonly input: Layout
  readonly output: OutputLayout
}

export type SignatureField = keyof SignatureTexts
export type ReadSignature =
  | { readonly kind: 'signature'; readonly signature: Signature }
  | { readonly kind: 'fault'; readonly field: SignatureField; readonly fault: SignatureFault }

export function readSignature(texts: SignatureTexts): ReadSignature {
  const declaration = parseDeclaration(texts.function)
  if ('fault' in declaration) return { kind: 'fault', field: 'function', fault: declaration.fault }
  const input = parseInputLayout(texts.input, declaration.ok)
  if ('fault' in input) return { kind: 'fault', field: 'input', fault: input.fault }
  const output = parseOutputLayout(
    texts.output ?? usualOutput(declaration.ok.returns),
    declaration.ok,
    input.ok,
  )
  if ('fault' in output) return { kind: 'fault', field: 'output', fault: output.fault }
  return { kind: 'signature', signature: { declaration: declaration.ok, input: input.ok, output: output.ok } }
}

/** The signature of texts that were checked when they were stored; throws if they are wrong. */
export function requireSignature(texts: SignatureTexts): Signature {
  const read = readSignature(texts)
  if (read.kind === 'signature') return read.signature
  throw new Error(`A stored signature is wrong: ${read.fault.message}`)
}

/** Position and message in one sentence; positions are told from 1. */
export function faultSentence({ message, position }: SignatureFault, text: string): string {
  const before = text.slice(0, position).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  const line = text.includes('\n') ? `Line ${before.length}, character ${column}` : `Character ${column}`
  return `${line}: ${message}`
}

/** As a problem keeps it, with solutions that are only the function. */
export interface StoredSignature extends SignatureTexts {
  readonly solutions: readonly { readonly language: Language; readonly code: string }[]
}

export const signatureSchema = z
  .strictObject({
    function: z.string().max(maxDeclarationLength),
    input: z.string().max(maxLayoutLength),
    output: z.string().max(maxLayoutLength).optional(),
  })
  .superRefine((texts, context) => {
    const read = readSignature(texts)
    if (read.kind === 'signature') return
    const message = faultSentence(read.fault, texts[read.field] ?? '')
    context.addIssue({ code: 'custom', path: [read.field], message })
  })
