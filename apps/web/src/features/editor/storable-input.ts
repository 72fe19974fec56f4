import { EditorState } from '@codemirror/state'
import { loneSurrogates } from '../../lib/autosave/remove-lone-surrogates.ts'

/** Takes what cannot be stored out of every text that enters the editor, in the change that brings it. */
export const storableInput = EditorState.transactionFilter.of((transaction) => {
  const removals: { from: number; to: number }[] = []
  transaction.changes.iterChanges((_fromBefore, _toBefore, from, _to, inserted) => {
    for (const { index, 0: found } of inserted.toString().matchAll(loneSurrogates))
      removals.push({ from: from + index, to: from + index + found.length })
  })
  return removals.length === 0 ? transaction : [transaction, { changes: removals, sequential: true }]
})
