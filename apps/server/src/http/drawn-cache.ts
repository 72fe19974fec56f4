/** Gives HTML; empty: nothing can be shown of this page yet. */
export type DrawAboveTheFold = (address: string, answers: ReadonlyMap<string, string>) => string

interface Drawn {
  /** What the drawing looked at; undefined: it looked for an answer that was not there. */
  readonly read: ReadonlyMap<string, string | undefined>
  readonly html: string
  readonly drawnAt: number
}

/** A greeting goes by the hour of the day. */
const freshMs = 60_000
/** What is the same for all is one; somebody else's is soon replaced. */
const mostOfAddress = 4
/** Each has some 30 KB with the answers that it was drawn from. */
const mostAddresses = 200

/**
 * Draws a page once for all who get the same answers: to draw a statement takes the server longer than all that it is asked for with it.
 * Which answers count is seen from what the drawing looks at.
 */
export function drawOnce(draw: DrawAboveTheFold): DrawAboveTheFold {
  const drawings = new Map<string, Drawn[]>()
  return (address, answers) => {
    const oldest = performance.now() - freshMs
    const fresh = (drawings.get(address) ?? []).filter(({ drawnAt }) => drawnAt > oldest)
    const known = fresh.find(({ read }) => [...read].every(([path, json]) => answers.get(path) === json))
    if (known) return known.html
    const read = new Map<string, string | undefined>()
    const html = draw(address, seenBy(read, answers))
    // At the end again: the addresses that nobody has asked for go first.
    drawings.delete(address)
    drawings.set(address, [...fresh.slice(1 - mostOfAddress), { read, html, drawnAt: performance.now() }])
    for (const first of drawings.keys()) {
      if (drawings.size <= mostAddresses) break
      drawings.delete(first)
    }
    return html
  }
}

/** The same answers; notes in `read` which are looked at. */
function seenBy(
  read: Map<string, string | undefined>,
  answers: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const seen = new Map(answers)
  seen.get = (path) => {
    const json = answers.get(path)
    read.set(path, json)
    return json
  }
  return seen
}
