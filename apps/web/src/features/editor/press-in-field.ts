import type { SymbolKey } from './symbol-keys.ts'

/** Does in a plain field what a key of the bar says; most write a sign at the caret. */
export function pressInField(field: HTMLTextAreaElement, key: SymbolKey, tabSize: number): void {
  field.focus()
  if (key === 'Tab') indent(field, ' '.repeat(tabSize))
  else if (key === '←') moveLeft(field)
  else if (key === '→') moveRight(field)
  else if (key === 'Undo') document.execCommand('undo')
  else write(field, key)
}

// A sign may be two long, and a caret between the halves would break it. A selection is left on the side of the arrow.
function moveLeft(field: HTMLTextAreaElement): void {
  const { value, selectionStart: from, selectionEnd: to } = field
  const sign = Array.from(value.slice(0, from).slice(-2)).at(-1) ?? ''
  const place = from === to ? from - sign.length : from
  field.setSelectionRange(place, place)
}

function moveRight(field: HTMLTextAreaElement): void {
  const { value, selectionStart: from, selectionEnd: to } = field
  const sign = Array.from(value.slice(to, to + 2)).at(0) ?? ''
  const place = from === to ? to + sign.length : to
  field.setSelectionRange(place, place)
}

/** Blanks at the caret; the lines of a selection go to the right as a whole. */
function indent(field: HTMLTextAreaElement, blanks: string): void {
  const { value, selectionStart, selectionEnd: to } = field
  if (selectionStart === to) {
    write(field, blanks)
    return
  }
  const from = value.slice(0, selectionStart).lastIndexOf('\n') + 1
  field.setSelectionRange(from, to)
  write(field, value.slice(from, to).replaceAll(/^/gm, blanks))
  field.setSelectionRange(from, field.selectionEnd)
}

function write(field: HTMLTextAreaElement, text: string): void {
  // As if it had been typed, so that it can be taken back like what is typed.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
