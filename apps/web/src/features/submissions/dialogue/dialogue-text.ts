import type { Dialogue } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'
import type { DialogueState } from './dialogue-state.ts'

/** How the dialogue stands, for a live region. */
export function dialogueStatus({ last, running }: DialogueState): string {
  if (running !== null) return 'Your program is running.'
  if (last === null) return ''
  if (last.dialogue === null) return last.errorMessage ?? 'Your program was not run.'
  return standing(last.dialogue)
}

function standing({ state, transcript, printedBytes, fault }: Dialogue): string {
  switch (state) {
    case 'waiting':
      if (printedBytes === 0)
        return 'Your turn: nothing came from your program, and it waits. If it printed something, it must flush the output after each line.'
      return transcript.lines.at(-1)?.by === 'judge'
        ? 'Your turn: your program waits, and wrote nothing new. If it printed something, it must flush the output after each line.'
        : 'Your turn: your program waits for an answer.'
    case 'ended':
      return 'Your program ended.'
    case 'crashed':
      return `Your program crashed: ${fault}`
    case 'time':
      return `Your program took too long: ${fault}`
    case 'memory':
      return `Your program took too much memory: ${fault}`
    case 'output':
      return `Your program printed too much: ${fault}`
  }
}

/** What the learner must know about the last turn besides; null if nothing. */
export function dialogueNotes({ hasChanged, unused, last }: DialogueState): string[] {
  const notes = []
  if (hasChanged) notes.push('Your program wrote other lines than in the turn before.')
  if (unused > 0) {
    const isWaiting = last?.dialogue?.state === 'waiting'
    const why = isWaiting ? 'it wrote less than before' : 'it ended before'
    notes.push(`${pluralize(unused, 'answer')} of yours did not reach it: ${why}.`)
  }
  return notes
}
