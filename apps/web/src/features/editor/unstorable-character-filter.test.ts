import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { unstorableCharacterFilter } from './unstorable-character-filter.ts'

const halfOfPair = '\ud83d'

test('a pasted text enters the editor without them, with the caret behind it', () => {
  const before = EditorState.create({ doc: 'x\ny', extensions: unstorableCharacterFilter })

  const pasted = `1${halfOfPair}\n2${halfOfPair}3`
  const { state } = before.update({ changes: { from: 2, insert: pasted }, selection: { anchor: 2 + 6 } })

  expect(state.doc.toString()).toBe('x\n1\n23y')
  expect(state.selection.main.head).toBe('x\n1\n23'.length)
})
