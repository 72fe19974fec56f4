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

/** A query with other values under some names; null takes a name out. */
export function withValues(
  before: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return after
}

function withChanges(base: URLSearchParams, shown: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const names = [...shown.keys(), ...next.keys()].filter((name) => next.get(name) !== shown.get(name))
  const values = Object.fromEntries(names.map((name) => [name, next.get(name)]))
  return withValues(base, next.has('page') ? values : { ...values, page: null })
}
