import { z } from 'zod'
import { languageSchema } from './vocabulary.ts'

function makeToleranceSchema(kind: 'Absolute' | 'Relative') {
  return z
    .number({ error: `${kind} tolerance must be a number` })
    .nonnegative(`${kind} tolerance must be at least 0`)
}

/** How outputs are compared, in the terms of problem packages. */
export const comparisonSchema = z.object({
  caseSensitive: z
    .boolean({ error: 'Whether capital and small letters differ must be true or false' })
    .default(true),
  spaceSensitive: z
    .boolean({ error: 'Whether spaces and line ends must be the same must be true or false' })
    .default(false),
  floatAbsolute: makeToleranceSchema('Absolute').nullable().default(null),
  floatRelative: makeToleranceSchema('Relative').nullable().default(null),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** The measurements from which a time limit was derived. */
export const timeLimitBasisSchema = z.object({
  /** The slowest program that must be fast enough, with its slowest case. */
  slowest: z.object({
    submission: z.string(),
    language: languageSchema,
    case: z.string(),
    cpuMs: z.number(),
  }),
  multiplier: z.number(),
  /** The product was rounded up to a multiple of this. */
  resolutionMs: z.number(),
  /** Versions of the compilers and interpreters used, by language. */
  tools: z.record(z.string(), z.string()),
  /** For example 2026-01-31. */
  measuredOn: z.string(),
  /** Doubts about the limit, one sentence each. */
  warnings: z.array(z.string()),
})
export type TimeLimitBasis = z.infer<typeof timeLimitBasisSchema>
