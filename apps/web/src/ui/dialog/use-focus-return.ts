import { useRef } from 'react'

interface FocusReturn {
  /** Call when the dialog opens, before it takes the focus. */
  readonly remember: () => void
  /** Call when the dialog has closed. */
  readonly giveBack: (event: Event) => void
}

/**
 * Returns the focus to the element that opened a dialog, or to the page when that element is gone. Radix does this only for its
 * own triggers; for other openers it would leave the focus at the top of the document.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event) => {
      event.preventDefault()
      // An action of the dialog may have moved the focus already.
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const isThere = opener.current?.isConnected === true && opener.current !== document.body
      const target = isThere ? opener.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: !isThere })
    },
  }
}
