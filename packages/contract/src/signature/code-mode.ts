import { z } from 'zod'

/**
 * What a learner writes: `stdin` is a whole program that reads standard input, `function` only the function of the problem's
 * signature.
 */
export const codeModes = ['stdin', 'function'] as const
export const codeModeSchema = z.enum(codeModes)
export type CodeMode = z.infer<typeof codeModeSchema>
