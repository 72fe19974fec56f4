// @vitest-environment jsdom
import { oddCharacterText } from '@codedojo/contract'
import { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { loadSupport } from '../../../lib/code/code-languages.ts'
import { oddCharacters, oddMarks, repairOdd } from './odd-marks.ts'

async function pasted(doc: string): Promise<EditorView> {
  return new EditorView({ doc, extensions: [oddMarks, await loadSupport('python')] })
}

const found = ({ state }: EditorView) =>
  state.field(oddCharacters).map((odd) => `${odd.place}: ${oddCharacterText(odd)}`)

test('characters that no compiler takes are found with their names, apart from those in strings', async () => {
  const view = await pasted("a\u00A0= \uFF12\nb = 'x\u200By'\n# \u201Cc\u201D, \u00A0d\n")

  expect(found(view)).toEqual([
    'code: U+00A0 no-break space',
    'code: U+FF12 full-width digit 2',
    'string: U+200B zero width space',
    'code: U+00A0 no-break space',
  ])
})

test('one change repairs the code, and another what is in strings', async () => {
  const view = await pasted("print(\u201Chi\u201D)\u2028b = 'x\u00ADy' \u00B2")

  view.dispatch(repairOdd(view.state, 'code'))
  expect(view.state.doc.toString()).toBe('print("hi")\nb = \'x\u00ADy\' \u00B2')
  view.dispatch(repairOdd(view.state, 'string'))
  expect(view.state.doc.toString()).toBe('print("hi")\nb = \'xy\' \u00B2')
})

test('words of any language stay unmarked in strings and comments', async () => {
  const view = await pasted("print('Привет, 猫 👩\u200D💻') # привет、")

  expect(found(view)).toEqual([])
})
