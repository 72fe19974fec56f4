import { cursorCharLeft, cursorCharRight, indentMore, undo } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { type Command, EditorView } from '@codemirror/view'

/** A key that an on-screen keyboard hides or does not have. */
export interface SymbolKey {
  /** What it shows and is called. */
  readonly name: string
  readonly press: Command
}

const signs = [...'()[]{}:;=_"\'<>+-*/%&|!#.,?^~\\@$']

/** In the order of the bar: what is needed most comes before it has to be swiped. */
export const symbolKeys: readonly SymbolKey[] = [
  { name: 'Tab', press: indent },
  ...signs.slice(0, 10).map(signKey),
  { name: '←', press: cursorCharLeft },
  { name: '→', press: cursorCharRight },
  ...signs.slice(10).map(signKey),
  { name: 'Undo', press: undo },
]

function signKey(sign: string): SymbolKey {
  return { name: sign, press: (view) => type(view, sign) }
}

/** As if the sign had been typed: brackets bring their partners, and a partner that stands there is stepped over. */
function type(view: EditorView, sign: string): boolean {
  const { from, to } = view.state.selection.main
  const insert = () => view.state.update(view.state.replaceSelection(sign), { userEvent: 'input.type' })
  const isTaken = view.state
    .facet(EditorView.inputHandler)
    .some((handle) => handle(view, from, to, sign, insert))
  if (!isTaken) view.dispatch(insert())
  return true
}

/** Blanks at the caret; a selection goes to the right as a whole. */
function indent(view: EditorView): boolean {
  if (!view.state.selection.main.empty) return indentMore(view)
  view.dispatch(view.state.replaceSelection(view.state.facet(indentUnit)), { userEvent: 'input.type' })
  return true
}
