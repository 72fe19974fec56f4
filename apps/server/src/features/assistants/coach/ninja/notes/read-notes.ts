/** A note of the author on one typical mistake. */
export interface Note {
  /** Markdown of one line. */
  readonly text: string
  /** The words in bold at its beginning, in lower case; empty if there are none. */
  readonly title: string
  /** Its pieces of code. */
  readonly pieces: readonly string[]
}

/** More notes than any problem has. */
const maxNotes = 20

/** Takes the list of typical mistakes apart. What is no item of a list is no note. */
export function readNotes(typicalMistakes: string): Note[] {
  return typicalMistakes
    .split(/^[-*] /m)
    .slice(1, 1 + maxNotes)
    .map((item) => item.split(/\n\s*\n/, 1)[0] ?? '')
    .map((item) => toNote(item.replaceAll(/\s+/g, ' ').trim()))
}

function toNote(text: string): Note {
  return {
    text,
    title: (/^\*\*([^*]+)\*\*/.exec(text)?.[1] ?? '').toLowerCase(),
    pieces: Array.from(text.matchAll(/`([^`]+)`/g), ([, piece = '']) => piece),
  }
}
