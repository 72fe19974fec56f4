import { useRef } from 'react'
import { useSearchParams } from 'react-router'

type Parts<Part extends string> = readonly [Part, ...Part[]]

/**
 * The chosen tab of a page, kept in the query of the address under this name, so that a link opens it and Back returns to the
 * tab before. The first tab is the default and has no parameter.
 */
export function useAddressTab<Part extends string>(
  name: 'tab' | 'view',
  parts: Parts<Part>,
): { readonly shown: Part; readonly show: (part: string) => void } {
  const [params, setParams] = useSearchParams()
  const [first] = parts
  const shown = parts.find((each) => each === params.get(name)) ?? first
  // One click reports the tab twice, by mouse and by focus, before the address has changed. Only one history entry may result.
  const justAsked = useRef<Part>(null)
  const show = (part: string) => {
    const wanted = parts.find((each) => each === part)
    if (wanted === undefined || wanted === (justAsked.current ?? shown)) return
    justAsked.current = wanted
    setTimeout(() => {
      justAsked.current = null
    })
    setParams(wanted === first ? {} : { [name]: wanted }, { preventScrollReset: true })
  }
  return { shown, show }
}
