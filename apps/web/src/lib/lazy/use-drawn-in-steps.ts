import { useDeferredValue } from 'react'

/**
 * True a moment after `isThere` has become true: what is drawn then is drawn in small steps, between which the page can
 * answer to whoever is using it. False at once when it ends.
 */
export function useDrawnInSteps(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere
}
