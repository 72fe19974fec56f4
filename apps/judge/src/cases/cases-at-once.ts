import type { Sandbox } from '@codedojo/sandbox'

/**
 * How many cases of one program are in hand at a time: those that run, and one whose box gets ready meanwhile for the slot that is
 * free first. More would be hardly quicker, and keep whoever else wants to run something waiting.
 */
export function casesAtOnce({ slotCount }: Pick<Sandbox, 'slotCount'>): number {
  return slotCount + 1
}
