import { useRef } from 'react'

interface FocusReturn {
  /** When the dialog opens, before it takes the focus. */
  readonly remember: () => void
  /** When the dialog has closed. */
  readonly giveBack: (event: Event) => void
}

/**
 * Gives the focus back to what a dialog was opened from, or to the page when that is not there any more. The dialogs know
 * only triggers of their own, which these have not, and would leave the focus at the top of the document.
 */
export function useFocusReturn(): FocusReturn {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event) => {
      event.preventDefault()
      // What was done in the dialog may have put the focus somewhere already.
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const isThere = opener.current?.isConnected === true && opener.current !== document.body
      const target = isThere ? opener.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus({ preventScroll: !isThere })
    },
  }
}
