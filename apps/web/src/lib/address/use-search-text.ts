import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 250

interface SearchTextOptions {
  /** The search text in the address. */
  text: string
  /**
   * Called when the typing pauses. `replace`: the current history entry holds an earlier part of this text and is to be
   * replaced.
   */
  onPause: (text: string, options: { replace: boolean }) => void
}

/**
 * The text of a search box, written to the address when the typing pauses: a field that is driven by the address would lose
 * letters typed meanwhile. A click on a link and `sendNow` write it at once, because a later write would navigate back to the
 * page that was left.
 */
export function useSearchText({ text, onPause }: SearchTextOptions) {
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const [sent, setSent] = useState(text)
  if (text !== seen) {
    setSeen(text)
    // The change came from elsewhere: Back, a chip or a button.
    if (text !== sent) setTyped(text)
    setSent(text)
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = (next: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setSent(next)
    onPause(next, { replace: text !== '' })
  }
  const sendLater = useEffectEvent(send)
  useEffect(() => {
    const next = typed.trim()
    if (next === text) return
    timer.current = setTimeout(() => sendLater(next), pauseMs)
    const sendBeforeLink = ({ target }: MouseEvent) => {
      if (timer.current !== undefined && target instanceof Element && target.closest('a[href]'))
        sendLater(next)
    }
    // In the capture phase, before the link handles the click, so that Back leads to the results of the search.
    document.addEventListener('click', sendBeforeLink, { capture: true })
    return () => {
      document.removeEventListener('click', sendBeforeLink, { capture: true })
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [typed, text])
  const sendNow = () => {
    if (timer.current !== undefined) send(typed.trim())
  }

  return { typed, setTyped, sendNow }
}
