import { z } from 'zod'

export const repairKinds = [
  'bound',
  'comparison',
  'condition',
  'division',
  'extreme',
  'flow',
  'logic',
  'narrow',
  'number',
  'order',
  'place',
  'sign',
  'statement',
  'swap',
] as const
export type RepairKind = (typeof repairKinds)[number]

/** Longest piece of code that is stored of a repair. */
export const maxRepairCharacters = 200

/** One small change of a wrong program that makes it right on every test case of its problem. */
export const repairSchema = z.object({
  kind: z.enum(repairKinds),
  /** Of the program, from 1. */
  line: z.number().int().min(1),
  /** What stands there, and what would stand in its place; '' for nothing. */
  was: z.string().max(maxRepairCharacters),
  becomes: z.string().max(maxRepairCharacters),
})
export type Repair = z.infer<typeof repairSchema>
