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

/** Does what a key of the bar says; most write a sign. */
export function pressSymbol(view: EditorView, key: SymbolKey): void {
  const command = commands.get(key)
  if (command) command(view)
  else type(view, key)
}

/** As if the sign had been typed: brackets bring their partners, and a partner that stands there is stepped over. */
function type(view: EditorView, sign: string): void {
  const { from, to } = view.state.selection.main
  const insert = () => view.state.update(view.state.replaceSelection(sign), { userEvent: 'input.type' })
  const isTaken = view.state
    .facet(EditorView.inputHandler)
    .some((handle) => handle(view, from, to, sign, insert))
  if (!isTaken) view.dispatch(insert())
}

/** Blanks at the caret; a selection goes to the right as a whole. */
function indent(view: EditorView): boolean {
  if (!view.state.selection.main.empty) return indentMore(view)
  view.dispatch(view.state.replaceSelection(view.state.facet(indentUnit)), { userEvent: 'input.type' })
  return true
}
