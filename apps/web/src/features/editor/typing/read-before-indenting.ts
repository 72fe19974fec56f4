import {
  ensureSyntaxTree,
  getIndentation,
  IndentContext,
  indentService,
  syntaxTree,
} from '@codemirror/language'

/** Reading a whole program takes a few milliseconds; a device that is busy needs more. */
const longestMs = 200

/**
 * Lets the grammar read up to the place that is indented. With each key it reads for 20 ms at the most and goes on when there is
 * time: an Enter that came before that would begin a line without indentation. Must come before all others that indent.
 */
export const readBeforeIndenting = indentService.of(({ state, simulatedBreak }, place) => {
  if (syntaxTree(state).length >= place || ensureSyntaxTree(state, place, longestMs) === null)
    return undefined
  // What has been read since is seen by the next state only.
  const read = state.update({ filter: false }).state
  if (syntaxTree(read).length < place) return undefined
  return getIndentation(
    new IndentContext(read, simulatedBreak === null ? {} : { simulateBreak: simulatedBreak }),
    place,
  )
})
