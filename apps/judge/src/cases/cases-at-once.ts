import type { Sandbox } from '@codedojo/sandbox'

/**
 * How many cases of one program are in hand at a time: those that run, and two whose boxes get ready meanwhile, because two
 * slots may be free at nearly the same time. More are hardly quicker, and keep whoever else wants to run something waiting.
 */
export function casesAtOnce({ slotCount }: Pick<Sandbox, 'slotCount'>): number {
  return slotCount + 2
}
