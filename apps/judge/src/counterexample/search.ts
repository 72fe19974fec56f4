import { generateInputs } from './candidates/generate-inputs.ts'
import { mutateInputs } from './candidates/mutate-inputs.ts'
import type { InputModel } from './candidates/sample-tables.ts'
import { type Shrink, shrinkCandidates } from './candidates/shrink-candidates.ts'
import { isLighter, weightOf } from './candidates/weight.ts'
import { formatTables, parseTables } from './shape/shape.ts'
import { type FailingInput, startTrials, type TrialOptions, type Trials } from './trials.ts'

/*
 * How it works
 *   a failing case that ─→ the best failing input so far ←─ small random inputs
 *   its author knows                  │        ↑
 *                                     └ shrink ┘ until no simpler variant fails
 * The search starts from a failing case, which is also the result if time runs out before a simpler one is found: a visible case,
 * or the hidden one that the verdict on the program has shown. If there is none, most wrong programs fail on a small random
 * input, which is found at once. Random inputs are drawn even after shrinking, because shrinking stops at a local minimum, from
 * which no single part can be removed; but not for long, because somebody waits. Any other hidden case is never tried or shrunk,
 * because the result would reveal a part of it.
 */

export interface SearchTask extends TrialOptions {
  readonly known: InputModel
  /** Inputs that the author of the program knows; variants of them are tried. */
  readonly bases?: readonly string[]
}

export interface SearchResult {
  readonly found: FailingInput | null
  /** Number of inputs tried, without those known to be invalid. */
  readonly tried: number
  /** Whether time ran out before the search was finished. */
  readonly isTimeOver: boolean
}

/** Drawing stops as well when a failing input is known and none better was found for this long. */
const patienceMs = 1000
/** Drawing stops after this many consecutive random inputs without an improvement. */
const maxDrawsWithoutGain = 150
/** The bound for a program that has never terminated. It is lower, because each attempt takes the whole time limit. */
const maxEndlessDraws = 16

export interface SearchSignals {
  /** Aborted when no further input is to be tried. */
  readonly signal: AbortSignal
  /** Aborted when the time left is needed to confirm the result. */
  readonly confirmSignal: AbortSignal
}

/**
 * Searches for a smallest failing input until `signal` is aborted or no candidate is left. Errors of `tryInput` are passed on.
 */
export async function search(
  task: SearchTask,
  { signal, confirmSignal }: SearchSignals,
): Promise<SearchResult> {
  const trials = startTrials(task, signal)
  const place = {
    ...task,
    trials,
    signal,
    batches: growingBatches(task),
    draws: inTurns([
      generateInputs(task.known, trials.isNew),
      mutateInputs(task.known, task.bases ?? [], trials.isNew),
    ]),
  }
  try {
    await shrinkAll(place)
    await drawUntilNoGain(place)
  } catch (error) {
    if (!signal.aborted) throw error
  }
  try {
    await trials.confirm(confirmSignal)
  } catch (error) {
    if (!confirmSignal.aborted) throw error
  }
  return { found: trials.confirmed(), tried: trials.tried(), isTimeOver: signal.aborted }
}

interface SearchPlace extends SearchTask {
  readonly trials: Trials
  readonly signal: AbortSignal
  readonly draws: Iterator<string>
  readonly batches: BatchSize
}

/**
 * The number of inputs to try at once. It grows while no better input is found, because inputs tried beyond a better one are
 * wasted.
 */
interface BatchSize {
  readonly size: () => number
  readonly tried: (wasBetter: boolean) => void
}

const largestBatch = 64

function growingBatches({ width, sieve, minBatch = 4 * width }: TrialOptions): BatchSize {
  const least = sieve ? minBatch : 4 * width
  let size = least
  return {
    size: () => size,
    tried: (wasBetter) => {
      size = wasBetter || !sieve ? least : Math.min(2 * size, largestBatch)
    },
  }
}

/** Draws random inputs until many in a row bring no improvement; if no failing input is known yet, until none can be drawn. */
async function drawUntilNoGain(place: SearchPlace): Promise<void> {
  const { trials, draws, batches } = place
  let dull = 0
  let since = performance.now()
  const isImpatient = () => trials.best() !== null && performance.now() - since > patienceMs
  const most = () => (trials.neverEnds() ? maxEndlessDraws : maxDrawsWithoutGain)
  while ((dull < most() && !isImpatient()) || trials.best() === null) {
    const left = most() - dull
    const batch = takeFrom(draws, left > 0 ? Math.min(left, batches.size()) : batches.size())
    if (batch.length === 0) return
    dull += batch.length
    const better = await trials.firstBetter(batch)
    batches.tried(better !== null)
    if (better === null) continue
    dull = 0
    await shrinkAll(place)
    since = performance.now()
  }
}

/** Shrinks the best failing input until no simpler variant fails. */
async function shrinkAll(place: SearchPlace): Promise<void> {
  let maxChunk = Number.POSITIVE_INFINITY
  const { trials, signal } = place
  for (let best = trials.best(); best !== null; best = trials.best()) {
    const better = await shrinkOnce(place, best.input, maxChunk)
    // At the end the large steps that were skipped are tried as well. A hint that was wrong is followed by shrinking without
    // hints.
    if (better === null && maxChunk === Number.POSITIVE_INFINITY && (await trials.confirm(signal))) return
    maxChunk = better?.chunk ?? Number.POSITIVE_INFINITY
  }
}

async function shrinkOnce(
  { known, trials, batches }: SearchPlace,
  base: string,
  maxChunk: number,
): Promise<Shrink | null> {
  const tables = parseTables(known.shape, base)
  const weight = weightOf(base)
  const shrinks = tables ? shrinkCandidates(known, tables, maxChunk) : [][Symbol.iterator]()
  const fresh = Iterator.from(shrinks).filter(({ tables }) => {
    const input = formatTables(tables)
    return isLighter(weightOf(input), weight) && trials.isNew(input)
  })
  for (;;) {
    const batch = takeFrom(fresh, batches.size())
    if (batch.length === 0) return null
    const better = await trials.firstBetter(batch.map(({ tables }) => formatTables(tables)))
    batches.tried(better !== null)
    if (better !== null) return batch[better] ?? null
  }
}

/** Takes one item of each sequence in turn, and skips sequences that have ended. */
function* inTurns<T>(generators: readonly Generator<T>[]): Generator<T> {
  for (let left = generators; left.length > 0; ) {
    const ended = new Set<Generator<T>>()
    for (const generator of left) {
      const { value, done } = generator.next()
      if (done) ended.add(generator)
      else yield value
    }
    left = left.filter((generator) => !ended.has(generator))
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
