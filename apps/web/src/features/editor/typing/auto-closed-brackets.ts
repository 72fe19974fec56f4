import { MapMode, StateEffect, StateField, type Text, type Transaction } from '@codemirror/state'

/** A partner that came by itself: where the sign stands that brought it, and where it stands. */
export interface Waiting {
  readonly open: number
  readonly close: number
}

export const nowWaiting = StateEffect.define<readonly Waiting[]>()

/** Those that wait, the innermost first. One waits until it is typed, or the caret leaves the two. */
export const autoClosedBrackets = StateField.define<readonly Waiting[]>({
  create: () => [],
  update(before, transaction) {
    const added = transaction.effects.filter((effect) => effect.is(nowWaiting)).flatMap(({ value }) => value)
    const kept = transaction.docChanged ? before.flatMap((each) => moved(each, transaction)) : before
    if (added.length === 0 && !transaction.selection && kept === before) return before
    const { head } = transaction.newSelection.main
    return [...added, ...kept].filter(({ open, close }) => open < head && head <= close)
  },
})

function moved({ open, close }: Waiting, { changes }: Transaction): Waiting[] {
  const to = {
    open: changes.mapPos(open, 1, MapMode.TrackAfter),
    close: changes.mapPos(close, 1, MapMode.TrackAfter),
  }
  return to.open === null || to.close === null ? [] : [{ open: to.open, close: to.close }]
}

/** What is taken out so that the caret can go on behind the partner. */
interface Step {
  readonly from: number
  readonly to: number
  /** Where the partner stands. */
  readonly close: number
}

interface StepPlace {
  readonly doc: Text
  readonly head: number
  readonly sign: string
  readonly waiting: readonly Waiting[]
  /** Whether the blanks before the caret are those that the editor gave to its line, and nobody chose others. */
  readonly isLineAsGiven: boolean
}

/** How the caret gets behind the partner that waits for this sign; null: none waits for it here. */
export function stepOver({ doc, head, sign, waiting, isLineAsGiven }: StepPlace): Step | null {
  let from = head
  for (const { close } of waiting) {
    const partner = doc.sliceString(close, close + 1)
    if (/\S/.test(doc.sliceString(from, close)) || (isQuote(partner) && head !== close)) return null
    if (partner === sign) return { ...takenOut(doc, head, close, isLineAsGiven), close }
    // Who types the end of what lies around needs no end of this one any more; but in a string signs are only signs.
    if (isQuote(partner)) return null
    from = close + 1
  }
  return null
}

export function isQuote(sign: string): boolean {
  return sign === '"' || sign === "'" || sign === '`'
}

/** A line that is empty but for what the editor gave goes as a whole, and the partner keeps the blanks before it. */
function takenOut(doc: Text, head: number, close: number, isLineAsGiven: boolean): Omit<Step, 'close'> {
  const line = doc.lineAt(head)
  const last = doc.lineAt(close)
  const isOnLineOfItsOwn = line.number < last.number && /^\s*$/.test(last.text.slice(0, close - last.from))
  return isLineAsGiven && isOnLineOfItsOwn ? { from: line.from, to: last.from } : { from: head, to: close }
}
