import { useDeferredValue } from 'react'

/**
 * True shortly after `isThere` has become true, set in a transition: React then renders in small steps, between which the page
 * responds to input. False at once when it ends.
 */
export function useDrawnInSteps(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere
}
