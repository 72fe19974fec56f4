import { EditorState } from '@codemirror/state'
import { loneSurrogates } from '../../lib/autosave/remove-lone-surrogates.ts'

/** Removes characters that cannot be stored from every insertion, within the same transaction. */
export const unstorableCharacterFilter = EditorState.transactionFilter.of((transaction) => {
  const removals: { from: number; to: number }[] = []
  transaction.changes.iterChanges((_fromBefore, _toBefore, from, _to, inserted) => {
    for (const { index, 0: found } of inserted.toString().matchAll(loneSurrogates))
      removals.push({ from: from + index, to: from + index + found.length })
  })
  return removals.length === 0 ? transaction : [transaction, { changes: removals, sequential: true }]
})
