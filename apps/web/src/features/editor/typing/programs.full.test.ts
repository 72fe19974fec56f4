// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages } from '@codedojo/contract'
import { deleteCharBackward } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { openEditor, typeSign } from './testing/typed-editor.ts'

// jsdom has no layout.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects()

const content = join(import.meta.dirname, '../../../../../../content/problems')
const files = { cpp: 'main.cpp', java: 'Main.java', python: 'main.py', javascript: 'main.js' } as const

/** Types like somebody who corrects the indentation where the editor's is wrong. */
function typeProgram(view: EditorView, code: string): void {
  for (const [index, line] of code.split('\n').entries()) {
    if (index > 0) typeSign(view, '\n')
    const text = line.trimStart()
    if (text === '') continue
    const wanted = line.length - text.length
    while (indentationAt(view) > wanted) deleteCharBackward(view)
    while (indentationAt(view) < wanted) typeSign(view, ' ')
    for (const sign of text) typeSign(view, sign)
  }
}

function indentationAt(view: EditorView): number {
  const { text } = view.state.doc.lineAt(view.state.selection.main.head)
  return text.length - text.trimStart().length
}

test.each(languages)('every accepted solution in %s comes out as it is typed', async (language: Language) => {
  const wrong: string[] = []
  for (const folder of await readdir(content)) {
    const code = (
      await readFile(join(content, folder, 'submissions/accepted', files[language]), 'utf8')
    ).trimEnd()
    const view = await openEditor(language)
    typeProgram(view, code)
    if (view.state.doc.toString().trimEnd() !== code) wrong.push(folder)
    view.destroy()
  }

  expect(wrong).toEqual([])
})
