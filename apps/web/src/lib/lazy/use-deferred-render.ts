import { useDeferredValue } from 'react'

/**
 * The deferred value of `isThere`: it becomes true a moment later, in a render that React splits into small steps, between
 * which the page responds to input. It becomes false at once.
 */
export function useDeferredRender(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere
}
