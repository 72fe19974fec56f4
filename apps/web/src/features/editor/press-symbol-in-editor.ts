import { cursorCharLeft, cursorCharRight, indentMore, undo } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { type Command, EditorView } from '@codemirror/view'
import type { SymbolKey } from './symbol-keys.ts'

const commands: ReadonlyMap<SymbolKey, Command> = new Map<SymbolKey, Command>([
  ['Tab', indent],
  ['←', cursorCharLeft],
  ['→', cursorCharRight],
  ['Undo', undo],
])

/** Performs a key of the symbol bar in the editor; most keys insert a character. */
export function pressSymbolInEditor(view: EditorView, key: SymbolKey): void {
  const command = commands.get(key)
  if (command) command(view)
  else type(view, key)
}

/** Inserts a character as if typed: brackets are auto-closed, and an auto-closed bracket is typed over. */
function type(view: EditorView, sign: string): void {
  const { from, to } = view.state.selection.main
  const insert = () => view.state.update(view.state.replaceSelection(sign), { userEvent: 'input.type' })
  const isTaken = view.state
    .facet(EditorView.inputHandler)
    .some((handle) => handle(view, from, to, sign, insert))
  if (!isTaken) view.dispatch(insert())
}

/** Inserts spaces at the caret, or indents all lines of the selection. */
function indent(view: EditorView): boolean {
  if (!view.state.selection.main.empty) return indentMore(view)
  view.dispatch(view.state.replaceSelection(view.state.facet(indentUnit)), { userEvent: 'input.type' })
  return true
}
