import type { NoteEvidence } from './note-evidence.ts'
import type { Note } from './read-notes.ts'

/** Shorter pieces occur in every program. */
const minCharacters = 5
/** "`>`, not `>=`" */
const swapped =
  /`([<>]=?|[!=]=|and|or|\/\/?|%|&&|\|\|)`,? (?:and )?not (?:for |with )?`([<>]=?|[!=]=|and|or|\/\/?|%|&&|\|\|)`/

/** Whether a program or its output has the code that a note shows. */
export function piecesFit({ code, bare, wrongAnswer }: NoteEvidence, { text, pieces }: Note): number {
  const signs = swapped.exec(text)
  if (signs)
    return hasSign(bare, signs[2] ?? '') && !hasSign(bare, signs[1] ?? '')
      ? 2
      : hasSign(bare, signs[2] ?? '')
        ? 0
        : -1
  const own = plain(code)
  const isShown = pieces.some(
    (piece) => plain(piece).length >= minCharacters && /[^\w\s]/.test(piece) && own.includes(plain(piece)),
  )
  const { expected, actual } = wrongAnswer
  const isPrinted = pieces.some(
    (piece) => piece.length > 2 && (expected.trim() === piece) !== (actual.trim() === piece),
  )
  return (isShown ? 2 : 0) + (isPrinted ? 1 : 0)
}

function plain(code: string): string {
  return code.replaceAll(/\s+/g, '')
}

function hasSign(bare: string, sign: string): boolean {
  if (/^\w/.test(sign)) return new RegExp(`\\b${sign}\\b`).test(bare)
  const own = sign.replaceAll(/[|/]/g, String.raw`\$&`)
  return new RegExp(`(?<![<>=!/|&-])${own}(?![<>=/|&])`).test(bare)
}
