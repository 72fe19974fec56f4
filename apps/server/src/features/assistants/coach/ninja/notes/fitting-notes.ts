import { isRuledOut } from './is-ruled-out.ts'
import type { NoteEvidence } from './note-evidence.ts'
import type { Note } from './read-notes.ts'
import { traits } from './traits.ts'

/** More say nothing. */
const maxTold = 4
/** If a note fits that much better than the next one, it stands alone. */
const clearPoints = 1.5

/** The notes that the evidence does not rule out, best first; none if more than `maxTold` are left that fit equally well. */
export function fittingNotes(notes: readonly Note[], evidence: NoteEvidence): Note[] {
  const fits = notes
    .flatMap((note) => {
      const fit = fitOf(note, evidence)
      return fit === null ? [] : [{ note, fit }]
    })
    .toSorted((a, b) => b.fit - a.fit)
  const clear = fits.findIndex(({ fit }, at) => fit - (fits[at + 1]?.fit ?? fit) >= clearPoints)
  if (clear >= 0 && clear < maxTold) return fits.slice(0, clear + 1).map(({ note }) => note)
  if (fits.length <= maxTold) return fits.map(({ note }) => note)
  const least = fits[maxTold - 1]?.fit ?? 0
  const better = fits.filter(({ fit }) => fit > (fits[maxTold]?.fit ?? least))
  return better.slice(0, maxTold).map(({ note }) => note)
}

/** How well a note fits the evidence, in points; null if something rules it out. */
function fitOf(note: Note, evidence: NoteEvidence): number | null {
  if (isRuledOut(note, evidence)) return null
  return traits.reduce((sum, { words, fit }) => (words.test(note.text) ? sum + fit(evidence, note) : sum), 0)
}
