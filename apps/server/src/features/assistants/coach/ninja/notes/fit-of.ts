import { isRuledOut } from './is-ruled-out.ts'
import type { NoteEvidence } from './note-evidence.ts'
import type { Note } from './read-notes.ts'
import { traits } from './traits.ts'

/** How well a note fits the evidence, in points; null if something rules it out. */
export function fitOf(note: Note, evidence: NoteEvidence): number | null {
  if (isRuledOut(note, evidence)) return null
  return traits.reduce((sum, { words, fit }) => (words.test(note.text) ? sum + fit(evidence, note) : sum), 0)
}
