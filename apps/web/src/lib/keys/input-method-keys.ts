/**
 * Whether a key belongs to an input method, with which people write Chinese, Japanese or Korean: its Enter takes a word and its
 * Escape drops one. Safari sends the key after the word is there, and says by its code alone what it was for.
 */
export function isOfInputMethod({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229
}

/**
 * Keeps the keys of input methods from everything in this window that listens for keys: fields, lists, dialogs, shortcuts, and
 * what comes with libraries. So none of them has to ask. Must come before anything else listens.
 */
export function keepInputMethodKeys(window: Window): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOfInputMethod(event) || isInCodeEditor(event.target)) return
      event.stopImmediatePropagation()
      // Browsers themselves close dialogs and empty search fields by this key.
      if (event.key === 'Escape') event.preventDefault()
    },
    { capture: true },
  )
}

/** The code editor minds input methods by itself, and needs their keys for it. */
function isInCodeEditor(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.cm-content') !== null
}
