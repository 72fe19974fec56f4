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
 * Words that are offered while somebody types. Nothing is chosen by itself: Enter begins a new line unless somebody has moved into
 * the list with the arrow keys, and who types on has left it. Tab takes what is chosen, or else the first.
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

/** Whether a list of words is seen. */
export function isSuggesting(view: EditorView): boolean {
  return view.dom.querySelector('.cm-tooltip-autocomplete') !== null
}

function takeFirst(view: EditorView): boolean {
  if (completionStatus(view.state) !== 'active') return false
  if (selectedCompletionIndex(view.state) !== null) return acceptCompletion(view)
  // In a field of a snippet Tab leads to the next one.
  if (hasNextSnippetField(view.state)) return false
  view.dispatch({ effects: setSelectedCompletion(0) })
  // A list that has only just opened takes no key. Within a word Tab shall not indent the line instead.
  if (!acceptCompletion(view)) view.dispatch({ effects: setSelectedCompletion(-1) })
  return true
}

/** What the language knows, without what stands there already. */
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
