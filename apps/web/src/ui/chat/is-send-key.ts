import type { KeyboardEvent } from 'react'
import { isInputMethodKey } from '../../lib/keys/input-method-keys.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'

/**
 * The primary pointer is a finger, so an on-screen keyboard is assumed: it has no Shift+Enter, so Enter must insert a line
 * break. A tablet with a hardware keyboard cannot be detected and gets line breaks, too.
 */
const touchKeyboard = '(hover: none) and (pointer: coarse)'

/** Whether Enter sends: without Shift, not on a touch keyboard, and not while an input method composes a word. */
export function isSendKey(event: KeyboardEvent): boolean {
  if (isInputMethodKey(event.nativeEvent)) return false
  if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return false
  return window.matchMedia?.(touchKeyboard).matches !== true
}

/** The hint about the Enter key, and the `enterKeyHint` of a touch keyboard. */
export function useEnterKey({ sends, instead }: { readonly sends: string; readonly instead: string }) {
  const isTouch = useMediaQuery(touchKeyboard)
  return isTouch
    ? ({ words: instead, enterKeyHint: 'enter' } as const)
    : ({ words: sends, enterKeyHint: 'send' } as const)
}

/** For a field with a send button beside it. */
export const sendKeyHints = {
  sends: 'Enter sends, Shift Enter adds a line',
  instead: 'Enter adds a line, the button sends',
} as const
