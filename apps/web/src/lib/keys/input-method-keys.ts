/**
 * Whether a key press belongs to an input method (IME) for Chinese, Japanese or Korean: its Enter commits a word and its Escape
 * cancels one. Safari sends the key press after the composition has ended, marked by its key code alone.
 */
export function isInputMethodKey({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}

/**
 * Stops the key presses of input methods before any other listener of this window sees them: fields, lists, dialogs, shortcuts,
 * and those of libraries. Must be called before anything else listens.
 */
export function stopInputMethodKeys(window: Window): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isInputMethodKey(event) || isInCodeEditor(event.target)) return
      event.stopImmediatePropagation()
      // Without this, the browser itself would close a dialog or clear a search field.
      if (event.key === 'Escape') event.preventDefault()
    },
    { capture: true },
  )
}

/** The code editor handles input methods itself and needs their key presses. */
function isInCodeEditor(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.cm-content') !== null
}
