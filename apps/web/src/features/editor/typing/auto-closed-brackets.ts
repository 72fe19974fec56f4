import { MapMode, StateEffect, StateField, type Text, type Transaction } from '@codemirror/state'

/** An auto-closed pair: offsets of the typed opening character and of the inserted closing one. */
export interface AutoClosedPair {
  readonly open: number
  readonly close: number
}

export const addAutoClosedPairs = StateEffect.define<readonly AutoClosedPair[]>()

/**
 * The auto-closed pairs around the caret, innermost first. A pair is dropped when its closing character is typed, or the
 * caret leaves the pair.
 */
export const autoClosedBrackets = StateField.define<readonly AutoClosedPair[]>({
  create: () => [],
  update(before, transaction) {
    const added = transaction.effects
      .filter((effect) => effect.is(addAutoClosedPairs))
      .flatMap(({ value }) => value)
    const kept = transaction.docChanged ? before.flatMap((each) => moved(each, transaction)) : before
    if (added.length === 0 && !transaction.selection && kept === before) return before
    const { head } = transaction.newSelection.main
    return [...added, ...kept].filter(({ open, close }) => open < head && head <= close)
  },
})

function moved({ open, close }: AutoClosedPair, { changes }: Transaction): AutoClosedPair[] {
  const to = {
    open: changes.mapPos(open, 1, MapMode.TrackAfter),
    close: changes.mapPos(close, 1, MapMode.TrackAfter),
  }
  return to.open === null || to.close === null ? [] : [{ open: to.open, close: to.close }]
}

/** The range to delete so that the caret can step over the closing character. */
interface Step {
  readonly from: number
  readonly to: number
  /** Offset of the closing character. */
  readonly close: number
}

interface StepPlace {
  readonly doc: Text
  readonly head: number
  readonly sign: string
  readonly pending: readonly AutoClosedPair[]
  /** Whether the caret's line contains only the indentation that the editor inserted. */
  readonly hasOnlyAutoIndentation: boolean
}

/** How to step over the closing character instead of typing it again; null if none can be stepped over here. */
export function stepOver({ doc, head, sign, pending, hasOnlyAutoIndentation }: StepPlace): Step | null {
  let from = head
  for (const { close } of pending) {
    const partner = doc.sliceString(close, close + 1)
    if (/\S/.test(doc.sliceString(from, close)) || (isQuote(partner) && head !== close)) return null
    if (partner === sign) return { ...takenOut(doc, head, close, hasOnlyAutoIndentation), close }
    // A character that closes an outer pair drops this one; but inside a string, characters have no meaning.
    if (isQuote(partner)) return null
    from = close + 1
  }
  return null
}

export function isQuote(sign: string): boolean {
  return sign === '"' || sign === "'" || sign === '`'
}

/**
 * If the line contains only automatic indentation it is deleted as a whole, and the closing character keeps its own
 * indentation.
 */
function takenOut(
  doc: Text,
  head: number,
  close: number,
  hasOnlyAutoIndentation: boolean,
): Omit<Step, 'close'> {
  const line = doc.lineAt(head)
  const last = doc.lineAt(close)
  const isOnLineOfItsOwn = line.number < last.number && /^\s*$/.test(last.text.slice(0, close - last.from))
  return hasOnlyAutoIndentation && isOnLineOfItsOwn
    ? { from: line.from, to: last.from }
    : { from: head, to: close }
}
