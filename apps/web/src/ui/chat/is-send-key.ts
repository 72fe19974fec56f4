import type { KeyboardEvent } from 'react'

/** Enter sends; with Shift it begins a line, and while a word is composed it takes the word. */
export function isSendKey(event: KeyboardEvent): boolean {
  // Old Safari says that a word is composed only by the code 229.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false
  return event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
}
