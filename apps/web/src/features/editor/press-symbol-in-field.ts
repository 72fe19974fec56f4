import type { SymbolKey } from './symbol-keys.ts'

/** Performs a key of the symbol bar in a plain field; most keys insert a character at the caret. */
export function pressSymbolInField(field: HTMLTextAreaElement, key: SymbolKey, tabSize: number): void {
  field.focus()
  if (key === 'Tab') indent(field, ' '.repeat(tabSize))
  else if (key === '←') moveLeft(field)
  else if (key === '→') moveRight(field)
  else if (key === 'Undo') document.execCommand('undo')
  else write(field, key)
}

// Moves by whole characters, so that surrogate pairs are not split. A selection collapses to the side of the arrow.
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

/** Inserts spaces at the caret, or indents all lines of the selection. */
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
  // Inserted as if typed, so that undo works.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
