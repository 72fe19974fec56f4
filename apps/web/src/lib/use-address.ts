import { useCallback } from 'react'
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router'

type Change = (next: URLSearchParams, options?: NavigateOptions) => void

/** What was chosen at a place that is still shown, because the page follows a moment later. */
const chosenAt = new WeakMap<Location, URLSearchParams>()

/**
 * The query of the address, and the way to another: `next` is what is shown with some of it changed. Who chooses again before
 * the page has followed adds to the last choice, wherever on the page that was made. No page named means the first.
 */
export function useAddress(): readonly [URLSearchParams, Change] {
  const location = useLocation()
  const [shown, setParams] = useSearchParams()
  const change = useCallback<Change>(
    (next, options) => {
      const chosen = withChanges(chosenAt.get(location) ?? shown, shown, next)
      chosenAt.set(location, chosen)
      setParams(chosen, options)
    },
    [location, shown, setParams],
  )
  return [shown, change]
}

function withChanges(base: URLSearchParams, shown: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(base)
  for (const name of new Set([...shown.keys(), ...next.keys()])) {
    const value = next.get(name)
    if (value === shown.get(name)) continue
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  if (!next.has('page')) changed.delete('page')
  return changed
}
