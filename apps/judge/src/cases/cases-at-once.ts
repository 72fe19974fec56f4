import type { Sandbox } from '@codedojo/sandbox'

/**
 * How many cases of one program are in hand at a time: those that run, and as many whose boxes get ready meanwhile. Seats are
 * left for whoever else wants to run something.
 */
export function casesAtOnce({ slotCount }: Pick<Sandbox, 'slotCount'>): number {
  return 2 * slotCount
}
