import type { KeyboardEvent } from 'react'
import { isOfInputMethod } from '../../lib/keys/input-method-keys.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'

/**
 * The first pointer is a finger, so what types is a keyboard on the screen: it has no Shift with Enter, and Enter is its only way
 * to a new line. A tablet with a keyboard of its own tells nothing of it, so Enter begins a line there, too.
 */
const touchKeyboard = '(hover: none) and (pointer: coarse)'

/** Enter sends, but with Shift, on a touch keyboard, and while a word is composed, which it ends. */
export function isSendKey(event: KeyboardEvent): boolean {
  if (isOfInputMethod(event.nativeEvent)) return false
  if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return false
  return window.matchMedia?.(touchKeyboard).matches !== true
}

/** What Enter does in a field, in words, and what the key of a touch keyboard shows. */
export function useEnterKey({ sends, instead }: { readonly sends: string; readonly instead: string }) {
  const isTouch = useMediaQuery(touchKeyboard)
  return isTouch
    ? ({ words: instead, enterKeyHint: 'enter' } as const)
    : ({ words: sends, enterKeyHint: 'send' } as const)
}

/** Of a field whose text a button beside it sends. */
export const sendingWords = {
  sends: 'Enter sends, Shift Enter adds a line',
  instead: 'Enter adds a line, the button sends',
} as const
