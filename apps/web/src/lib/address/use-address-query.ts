import { useCallback } from 'react'
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router'

type Change = (next: URLSearchParams, options?: NavigateOptions) => void

/** The query chosen at a location that is still rendered, because the router renders the new one a moment later. */
const chosenAt = new WeakMap<Location, URLSearchParams>()

/**
 * The query of the address, and a function that changes some of its parameters (`next`). A second change made before the router
 * has rendered the first builds on it, also from another component. The page number is reset unless it is given.
 */
export function useAddressQuery(): readonly [URLSearchParams, Change] {
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

/** A copy of the query with the given values; null removes a parameter. */
export function withParams(
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
  return withParams(base, next.has('page') ? values : { ...values, page: null })
}
