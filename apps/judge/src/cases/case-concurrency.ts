import type { Sandbox } from '@codedojo/sandbox'

/**
 * Number of cases of one program that are processed concurrently: one per slot, and two whose boxes are prepared meanwhile,
 * because two slots may become free almost together. More would hardly be faster and would delay other users.
 */
export function caseConcurrency({ slotCount }: Pick<Sandbox, 'slotCount'>): number {
  return slotCount + 2
}
