import type { Language } from '@codedojo/contract'
import { insertNewlineAndIndent } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { loadSupport } from '../../../../lib/code/code-languages.ts'
import { indentOnInput } from '../auto-indentation.ts'
import { closeBrackets } from '../close-brackets.ts'
import { parseBeforeIndenting } from '../parse-before-indenting.ts'

/** An editor with all typing extensions. The caller must destroy it. */
export async function openEditor(language: Language): Promise<EditorView> {
  const support = await loadSupport(language)
  return new EditorView({
    extensions: [parseBeforeIndenting, indentUnit.of('    '), closeBrackets, indentOnInput, support],
  })
}

/** Types one character at the caret; a line break presses Enter. */
export function typeSign(view: EditorView, sign: string): void {
  if (sign === '\n') {
    insertNewlineAndIndent(view)
    return
  }
  const { from, to } = view.state.selection.main
  const insert = () => view.state.update(view.state.replaceSelection(sign), { userEvent: 'input.type' })
  const isTaken = view.state.facet(EditorView.inputHandler).some((take) => take(view, from, to, sign, insert))
  if (!isTaken) view.dispatch(insert())
}
