import { useRef } from 'react'
import { useSearchParams } from 'react-router'

type Parts<Part extends string> = readonly [Part, ...Part[]]

/**
 * Which part of a page is shown, and the way to another. It stands in the query of the address under this name, the first part
 * by its absence, so that a link opens it and Back returns to the part before.
 */
export function useAddressTab<Part extends string>(
  name: 'tab' | 'view',
  parts: Parts<Part>,
): { readonly shown: Part; readonly show: (part: string) => void } {
  const [params, setParams] = useSearchParams()
  const [first] = parts
  const shown = parts.find((each) => each === params.get(name)) ?? first
  // A click tells a tab twice, by the mouse and by the focus, before the address has changed: Back must not need two steps.
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
