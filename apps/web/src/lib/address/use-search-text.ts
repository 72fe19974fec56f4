import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 250

interface SearchTextOptions {
  /** The text that the list is narrowed by, as the address names it. */
  text: string
  /** Called when the typing pauses. `replace`: the current entry of the history names an earlier part of this text. */
  onPause: (text: string, options: { replace: boolean }) => void
}

/**
 * The text of a search box. The address follows when the typing pauses, because a field that is driven by the address
 * would lose letters typed meanwhile. A click on a link does not wait for that, nor does `sendNow`: an address that follows
 * after the page was left would lead back to it.
 */
export function useSearchText({ text, onPause }: SearchTextOptions) {
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const [sent, setSent] = useState(text)
  if (text !== seen) {
    setSeen(text)
    // Not what this box sent: Back, a chip or a button changed the address.
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
    // Before the link hears of it, so that Back leads to what was searched for.
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
