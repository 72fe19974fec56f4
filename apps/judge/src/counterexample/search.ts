import { generateInputs } from './candidates/generate-inputs.ts'
import type { InputModel } from './candidates/sample-tables.ts'
import { type Shrink, shrinkCandidates } from './candidates/shrink-candidates.ts'
import { isLighter, weightOf } from './candidates/weight.ts'
import { formatTables, parseTables } from './shape/shape.ts'
import { type FailingInput, startTrials, type TrialOptions, type Trials } from './trials.ts'

/*
 * How it works
 *   a failing visible case ─→ the best failing input so far ←─ small random inputs
 *                                      │        ↑
 *                                      └ shrink ┘ until no simpler variant fails
 * The search starts from a failing visible case, which is also the result if time runs out before a simpler one is found. If no
 * visible case fails, most wrong programs fail on a small random input, which is found at once. Random inputs are drawn even after
 * shrinking, because shrinking stops at a local minimum, from which no single part can be removed. A hidden case is never tried
 * or shrunk, because the result would reveal a part of it.
 */

export interface SearchTask extends TrialOptions {
  readonly known: InputModel
}

export interface SearchResult {
  readonly found: FailingInput | null
  /** Number of inputs tried, without those known to be invalid. */
  readonly tried: number
}

/** Drawing stops after this many consecutive random inputs without an improvement. */
const dullDraws = 150
/** The same bound for a program that has never terminated: each attempt then takes the whole time limit. */
const dullDrawsWithoutEnd = 16

/**
 * Searches for a smallest failing input until `signal` is aborted or no candidate is left. Errors of `tryInput` are passed on.
 */
export async function search(task: SearchTask, signal: AbortSignal): Promise<SearchResult> {
  const trials = startTrials(task, signal)
  const place = { ...task, trials, draws: generateInputs(task.known, trials.isNew) }
  try {
    await shrinkAll(place)
    await drawUntilDull(place)
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return { found: trials.found(), tried: trials.tried() }
}

interface SearchPlace extends SearchTask {
  readonly trials: Trials
  readonly draws: Iterator<string>
}

/** Draws random inputs until many in a row bring no improvement; if no failing input is known yet, until none can be drawn. */
async function drawUntilDull(place: SearchPlace): Promise<void> {
  const { trials, draws, width } = place
  let dull = 0
  const most = () => (trials.neverEnds() ? dullDrawsWithoutEnd : dullDraws)
  while (dull < most() || trials.found() === null) {
    const left = most() - dull
    const batch = takeFrom(draws, left > 0 ? Math.min(left, 4 * width) : 4 * width)
    if (batch.length === 0) return
    dull += batch.length
    if ((await trials.firstBetter(batch)) === null) continue
    dull = 0
    await shrinkAll(place)
  }
}

/** Shrinks the best failing input until no simpler variant fails. */
async function shrinkAll(place: SearchPlace): Promise<void> {
  let mostChunk = Number.POSITIVE_INFINITY
  const { trials } = place
  for (let best = trials.found(); best !== null; best = trials.found()) {
    const better = await shrinkOnce(place, best.input, mostChunk)
    // At the end the large steps that were skipped are tried as well.
    if (better === null && mostChunk === Number.POSITIVE_INFINITY) return
    mostChunk = better?.chunk ?? Number.POSITIVE_INFINITY
  }
}

async function shrinkOnce(
  { known, trials, width }: SearchPlace,
  base: string,
  mostChunk: number,
): Promise<Shrink | null> {
  const tables = parseTables(known.shape, base)
  const weight = weightOf(base)
  const shrinks = tables ? shrinkCandidates(known, tables, mostChunk) : [][Symbol.iterator]()
  const fresh = Iterator.from(shrinks).filter(({ tables }) => {
    const input = formatTables(tables)
    return isLighter(weightOf(input), weight) && trials.isNew(input)
  })
  for (;;) {
    const batch = takeFrom(fresh, 4 * width)
    if (batch.length === 0) return null
    const better = await trials.firstBetter(batch.map(({ tables }) => formatTables(tables)))
    if (better !== null) return batch[better] ?? null
  }
}

function takeFrom<T>(things: Iterator<T>, most: number): T[] {
  const taken: T[] = []
  while (taken.length < most) {
    const { value, done } = things.next()
    if (done) break
    taken.push(value)
  }
  return taken
}
