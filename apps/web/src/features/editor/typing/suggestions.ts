import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  closeCompletion,
  completionStatus,
  hasNextSnippetField,
  moveCompletionSelection,
  selectedCompletionIndex,
  setSelectedCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/**
 * Completions while typing. None is selected by default: Enter starts a new line unless the user has moved into the list
 * with the arrow keys; typing on deselects. Tab accepts the selected completion, else the first.
 */
export const suggestions: Extension = [
  autocompletion({ selectOnOpen: false, defaultKeymap: false, override: [suggest] }),
  Prec.highest(
    keymap.of([
      { key: 'Ctrl-Space', run: startCompletion },
      { mac: 'Alt-`', run: startCompletion },
      { key: 'Escape', run: closeCompletion, stopPropagation: true },
      { key: 'ArrowDown', run: moveCompletionSelection(true) },
      { key: 'ArrowUp', run: moveCompletionSelection(false) },
      { key: 'PageDown', run: moveCompletionSelection(true, 'page') },
      { key: 'PageUp', run: moveCompletionSelection(false, 'page') },
      { key: 'Enter', run: acceptCompletion },
      { key: 'Tab', run: takeFirst },
    ]),
  ),
  EditorState.transactionExtender.of((transaction) =>
    transaction.isUserEvent('input.type') && selectedCompletionIndex(transaction.startState) !== null
      ? { effects: setSelectedCompletion(-1) }
      : null,
  ),
]

/** Whether the completion list is open. */
export function isSuggesting(view: EditorView): boolean {
  return view.dom.querySelector('.cm-tooltip-autocomplete') !== null
}

function takeFirst(view: EditorView): boolean {
  if (completionStatus(view.state) !== 'active') return false
  if (selectedCompletionIndex(view.state) !== null) return acceptCompletion(view)
  // In a snippet's field, Tab goes to the next field.
  if (hasNextSnippetField(view.state)) return false
  view.dispatch({ effects: setSelectedCompletion(0) })
  // A list that has just opened accepts no key yet; within a word, Tab must not indent the line instead.
  if (!acceptCompletion(view)) view.dispatch({ effects: setSelectedCompletion(-1) })
  return true
}

/** The completions of the language, without the word that is being typed. */
async function suggest(context: CompletionContext): Promise<CompletionResult | null> {
  const sources = context.state
    .languageDataAt<CompletionSource | undefined>('autocomplete', context.pos)
    .filter((source) => typeof source === 'function')
  const results = await Promise.all(sources.map((source) => source(context)))
  const [first, ...others] = results.filter((result) => result !== null)
  if (!first) return null
  const all = [first, ...others.filter(({ from }) => from === first.from)]
  return withoutTyped({ ...first, options: all.flatMap(({ options }) => options) }, context)
}

function withoutTyped(known: CompletionResult, context: CompletionContext): CompletionResult {
  const word = context.state.sliceDoc(known.from, context.pos)
  const { validFor, ...rest } = known
  return {
    ...rest,
    options: known.options.filter(({ label }) => label !== word),
    update: (_current, from, to, next) =>
      isStillValid(validFor, next.state.sliceDoc(from, to)) ? withoutTyped({ ...known, from }, next) : null,
  }
}

function isStillValid(validFor: CompletionResult['validFor'], word: string): boolean {
  return validFor instanceof RegExp && new RegExp(`^(?:${validFor.source})$`).test(word)
}
