import { cleanup, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultSettings } from './editor-settings.ts'
import { PlainCodeField, type PlainCodeFieldHandle } from './plain-code-field.tsx'
import type { SymbolKey } from './symbol-keys.ts'

// jsdom has no `execCommand`; an end-to-end test presses these keys in a real browser.
beforeEach(() => Object.assign(document, { execCommand: () => false }))
afterEach(cleanup)

const handle = createRef<PlainCodeFieldHandle>()
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const nothing = () => {}
let written = ''

function Plain({ start }: { start: string }) {
  const [code, setCode] = useState(start)
  written = code
  const told = { onChange: setCode, onCaret: nothing, onLeave: nothing, onComposed: nothing }
  return <PlainCodeField ref={handle} settings={defaultSettings} code={code} {...told} />
}

/** Shows the code with the part between the bars selected. */
function show(marked: string): (...keys: SymbolKey[]) => string {
  const [before = '', selected = '', after] = marked.split('|')
  const isSelection = after !== undefined
  render(<Plain start={marked.replaceAll('|', '')} />)
  field().setSelectionRange(before.length, isSelection ? before.length + selected.length : before.length)
  return (...keys) => {
    for (const key of keys) handle.current?.press(key)
    const { value, selectionStart: from, selectionEnd: to } = field()
    expect(value).toBe(written)
    const rest = from === to ? value.slice(from) : `${value.slice(from, to)}|${value.slice(to)}`
    return `${value.slice(0, from)}|${rest}`
  }
}

test('a sign is written at the caret, or in place of what is selected', () => {
  expect(show('main|\nend')('(', ')', ':')).toBe('main():|\nend')
  cleanup()
  expect(show('a |plus| b')('+')).toBe('a +| b')
  expect(document.activeElement).toBe(field())
})

test('Tab puts blanks at the caret, and moves the lines of a selection to the right', () => {
  expect(show('|x')('Tab')).toBe('    |x')
  cleanup()
  expect(show('if a:\nb|1\nc|2\nd')('Tab')).toBe('if a:\n|    b1\n    c|2\nd')
  cleanup()
  expect(show('|\na|')('Tab')).toBe('|    \n    a|')
})

test('the arrows move the caret by one sign, and stop at either end', () => {
  const press = show('a😀|b')
  expect(press('←')).toBe('a|😀b')
  expect(press('←', '←')).toBe('|a😀b')
  expect(press('→', '→')).toBe('a😀|b')
  expect(press('→', '→')).toBe('a😀b|')
})

test('an arrow leaves a selection on its side', () => {
  expect(show('|ab|c')('←')).toBe('|abc')
  cleanup()
  expect(show('|ab|c')('→')).toBe('ab|c')
})
