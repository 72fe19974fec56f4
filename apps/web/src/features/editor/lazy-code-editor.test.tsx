import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from './editor-settings.ts'
import type { LazyCodeEditor } from './lazy-code-editor.tsx'

const line = vi.hoisted(() => ({ isBroken: false }))
vi.mock('./code-editor.tsx', async (importOriginal) => {
  const { CodeEditor } = await importOriginal<typeof import('./code-editor.tsx')>()
  return {
    get CodeEditor() {
      if (line.isBroken) throw new Error('The file could not be loaded.')
      return CodeEditor
    },
  }
})
// jsdom has no layout and no `execCommand`.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
Object.assign(document, { execCommand: () => false })

beforeEach(() => {
  vi.resetModules()
  line.isBroken = false
})
afterEach(cleanup)

async function showEditor() {
  const { LazyCodeEditor } = await import('./lazy-code-editor.tsx')
  const left = vi.fn()
  const page = (isWanted: boolean) => (
    <Page
      Editor={LazyCodeEditor}
      editor={{ ref: null, isWanted, onLeave: left, onCaret: () => undefined, ...python }}
    />
  )
  const { rerender } = render(page(false))
  return { left, load: () => rerender(page(true)) }
}

const python = { language: 'python', settings: defaultSettings, marks: [] } as const

interface PageProps {
  Editor: typeof LazyCodeEditor
  editor: Omit<ComponentProps<typeof LazyCodeEditor>, 'code' | 'onChange'>
}

function Page({ Editor, editor }: PageProps) {
  const [code, setCode] = useState('one\ntwo')
  return <Editor {...editor} code={code} onChange={setCode} />
}

const plainField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Code editor/ })
const editor = () =>
  waitFor(() => document.querySelector<HTMLElement>('.cm-content') ?? expect.fail('No editor.'))

test('what is written before the editor is there is kept, with the focus and the caret', async () => {
  const { load } = await showEditor()
  plainField().focus()
  plainField().setSelectionRange(3, 3)
  await userEvent.keyboard('!')
  expect(plainField().value).toBe('one!\ntwo')

  load()

  const content = await editor()
  expect([...content.querySelectorAll('.cm-line')].map((each) => each.textContent)).toEqual(['one!', 'two'])
  expect(document.activeElement).toBe(content)
  await userEvent.keyboard('{Enter}')
  expect([...content.querySelectorAll('.cm-line')].map((each) => each.textContent)).toEqual([
    'one!',
    '',
    'two',
  ])
})

test('nobody loses the focus to the editor', async () => {
  const { load } = await showEditor()

  load()

  await editor()
  expect(document.activeElement).toBe(document.body)
})

test('in the plain field Tab indents and Escape leaves, too', async () => {
  const { left } = await showEditor()
  plainField().focus()
  plainField().setSelectionRange(4, 4)

  await userEvent.keyboard('{Tab}{Escape}')

  expect(plainField().value).toBe('one\n    two')
  expect(left).toHaveBeenCalledOnce()
})

test('a word that is being put together is finished before the editor comes', async () => {
  const { load } = await showEditor()
  fireEvent.compositionStart(plainField())

  load()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(plainField().tagName).toBe('TEXTAREA')
  fireEvent.compositionEnd(plainField())

  await editor()
})

test('where the editor cannot be loaded the code can still be written, and Retry loads it', async () => {
  line.isBroken = true
  const { load } = await showEditor()
  load()

  expect((await screen.findByRole('alert')).textContent).toContain('The editor could not be loaded.')
  await userEvent.type(plainField(), '!')
  expect(plainField().value).toBe('one\ntwo!')

  line.isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await editor()).textContent).toContain('two!')
})

test('an editor that nobody sees is not loaded', async () => {
  await showEditor()

  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(document.querySelector('.cm-content')).toBeNull()
})
