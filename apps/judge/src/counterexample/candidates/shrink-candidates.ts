import { factsAt } from '../shape/cell-facts.ts'
import { countCellsOf, isSameCountCell, type Tables } from '../shape/shape.ts'
import { axesOf, axisSize, namedAxesOf } from './axes.ts'
import { dropItems, withCell } from './drop-items.ts'
import { dropLabelled } from './drop-labelled.ts'
import type { InputModel } from './sample-tables.ts'
import { simplerWords } from './simpler-words.ts'
import { contractedTrees } from './trees.ts'

export interface Shrink {
  readonly tables: Tables
  /** Number of items that it drops at once; 1 for every other kind of shrink. */
  readonly chunk: number
}

/**
 * Generates simpler variants of an input, most promising first: dropping many items, then fewer, then simplifying single cells.
 * Variants that drop more than `maxChunk` items are skipped, because such large steps have just failed.
 */
export function* shrinkCandidates(known: InputModel, tables: Tables, maxChunk: number): Generator<Shrink> {
  yield* droppedParts(known, tables, maxChunk)
  for (const contracted of contractedTrees(known, tables)) yield { tables: contracted, chunk: 1 }
  yield* simplerCells(known, tables)
}

function* droppedParts(known: InputModel, tables: Tables, maxChunk: number): Generator<Shrink> {
  const { shape, relations } = known
  const all = [...axesOf(shape), ...namedAxesOf(shape, relations, tables)]
  const axes = all.map((axis) => ({ axis, size: axisSize(axis, tables) }))
  const largest = Math.max(0, ...axes.map(({ size }) => Math.ceil(size / 2)))
  for (let chunk = Math.min(largest, maxChunk); chunk >= 1; chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2)) {
    for (const { axis, size } of axes) {
      for (let from = 0; from + chunk <= size; from += chunk) {
        const items = { from, size: chunk }
        const labelled = dropLabelled({ shape, tables, relations }, axis, items)
        if (labelled) yield { tables: labelled, chunk }
        yield { tables: dropItems(tables, axis, items), chunk }
      }
    }
  }
}

/** Cells are simplified only once the input has at most this many: earlier it would take too many attempts. */
const maxCells = 60

function* simplerCells({ shape, facts }: InputModel, tables: Tables): Generator<Shrink> {
  const counts = countCellsOf(shape)
  const cells = tables.flatMap((table, section) =>
    table.flatMap((row, at) => row.map((word, column) => ({ section, row: at, column, word }))),
  )
  if (cells.length > maxCells) return
  for (const { word, ...cell } of cells) {
    if (cell.row === 0 && counts.some((place) => isSameCountCell(place, cell))) continue
    const fact = factsAt(facts, cell.section, cell.column)
    const letters = fact?.kind === 'word' ? fact.letters : ''
    const isCounted = shape[cell.section]?.letters.kind === 'counted'
    for (const simpler of simplerWords(word, letters)) {
      if (!isCounted || simpler.length === word.length)
        yield { tables: withCell(tables, cell, simpler), chunk: 1 }
    }
  }
}
