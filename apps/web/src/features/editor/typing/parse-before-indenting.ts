import {
  ensureSyntaxTree,
  getIndentation,
  IndentContext,
  indentService,
  syntaxTree,
} from '@codemirror/language'

/** Time budget in milliseconds: parsing a whole program takes a few; busy devices need more. */
const longestMs = 200

/**
 * Parses up to the position to indent. The editor parses at most 20 ms per key and continues when idle, so an early Enter
 * would start a line without indentation. Must precede all other indent services.
 */
export const parseBeforeIndenting = indentService.of(({ state, simulatedBreak }, place) => {
  if (syntaxTree(state).length >= place || ensureSyntaxTree(state, place, longestMs) === null)
    return undefined
  // The result of this parse is visible only in the next state.
  const read = state.update({ filter: false }).state
  if (syntaxTree(read).length < place) return undefined
  return getIndentation(
    new IndentContext(read, simulatedBreak === null ? {} : { simulateBreak: simulatedBreak }),
    place,
  )
})
