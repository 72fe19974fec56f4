import { type CellFacts, factsAt } from '../shape/cell-facts.ts'
import { countCellsOf, formatTables, isSameCountCell, parseTables, type Tables } from '../shape/shape.ts'
import { axesOf, axisSize } from './axes.ts'
import { dropItems, withCell } from './drop-items.ts'
import { makeRandom, type Random } from './random.ts'
import type { InputModel } from './sample-tables.ts'

const maxChanges = 3
const attempts = 200

/**
 * Generates random variants of these inputs, with fewer items and a few changed cells. Where inputs have a grammar that no shape
 * describes, such as matching brackets, freely drawn inputs are seldom valid, but variants of valid ones often are. Ends when no
 * new variant is found.
 */
export function* mutateInputs(
  known: InputModel,
  bases: readonly string[],
  isNew: (input: string) => boolean,
): Generator<string> {
  const random = makeRandom(2)
  const tables = bases.flatMap((base) => {
    const cut = parseTables(known.shape, base)
    return cut ? [cut] : []
  })
  if (tables.length === 0) return
  for (let vain = 0; vain < attempts; ) {
    const base = random.oneOf(tables)
    const input = base && formatTables(mutate(known, base, random))
    if (input === undefined || !isNew(input)) {
      vain++
      continue
    }
    vain = 0
    yield input
  }
}

function mutate(known: InputModel, base: Tables, random: Random): Tables {
  let tables = random.between(0, 1) === 0 ? base : withFewerItems(known, base, random)
  for (let change = random.between(0, maxChanges); change >= 0; change--)
    tables = withOtherCell(known, tables, random)
  return tables
}

function withFewerItems({ shape }: InputModel, tables: Tables, random: Random): Tables {
  const axis = random.oneOf(axesOf(shape))
  const all = axis ? axisSize(axis, tables) : 0
  if (!axis || all < 2) return tables
  const size = random.between(1, all - 1)
  return dropItems(tables, axis, { from: random.between(0, all - size), size })
}

function withOtherCell({ shape, facts }: InputModel, tables: Tables, random: Random): Tables {
  const counts = countCellsOf(shape)
  const cells = tables.flatMap((table, section) =>
    table.flatMap((row, at) => row.map((word, column) => ({ section, row: at, column, word }))),
  )
  const free = cells.filter((cell) => !counts.some((place) => isSameCountCell(place, cell)))
  const cell = random.oneOf(free)
  const fact = cell && factsAt(facts, cell.section, cell.column)
  if (!cell || !fact) return tables
  const isCounted = shape[cell.section]?.letters.kind === 'counted'
  const word = otherWord({ word: cell.word, fact, isCounted }, random)
  // A value that occurs elsewhere in the same section, so that some are equal.
  const twin = random.oneOf(free.filter(({ section }) => section === cell.section))
  return withCell(tables, cell, twin && !isCounted && random.between(0, 3) === 0 ? twin.word : word)
}

interface WordToChange {
  readonly word: string
  readonly fact: CellFacts
  readonly isCounted: boolean
}

function otherWord({ word, fact, isCounted }: WordToChange, random: Random): string {
  if (fact.kind === 'number') {
    const number = Number(word)
    const near = [number - 1, number + 1, Math.max(fact.least, 0), fact.least, fact.most, fact.most - 1]
    return String(random.oneOf(near) ?? number)
  }
  const letters = [...word]
  const from = random.between(0, letters.length - 1)
  const size = random.between(1, Math.max(1, Math.ceil(letters.length / 2)))
  const part = letters.slice(from, from + size)
  const changed = [
    letters.with(from, random.letterOf(fact.letters)),
    letters.with(from, random.oneOf(letters) ?? ''),
    letters.toSpliced(from, 0, ...part),
    letters.toSpliced(from, size),
    [...letters.slice(0, from), ...part.toReversed(), ...letters.slice(from + size)],
  ]
  const kept = isCounted ? changed.filter((each) => each.length === letters.length) : changed
  return (random.oneOf(kept.filter((each) => each.length > 0)) ?? letters).join('')
}
