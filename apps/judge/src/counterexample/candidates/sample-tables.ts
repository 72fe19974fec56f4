import { type CellFacts, factsAt, type ShapeFacts, type WordFacts } from '../shape/cell-facts.ts'
import { type Chain, chainEndsAtZero } from '../shape/chains.ts'
import { type Relation, relationHolds } from '../shape/relations.ts'
import {
  countCellsOf,
  extentLength,
  isSameCountCell,
  type Section,
  type Shape,
  type Tables,
} from '../shape/shape.ts'
import type { Random } from './random.ts'
import { treeSectionsOf, withTreeEdges } from './trees.ts'

/** Everything that was learned about the inputs of a problem. */
export interface InputModel {
  readonly shape: Shape
  readonly facts: ShapeFacts
  readonly relations: readonly Relation[]
  readonly chains: readonly Chain[]
}

export interface SamplingOptions {
  readonly random: Random
  /** How far sizes and numbers may exceed their minimum. */
  readonly scale: number
  /** Whether some numbers are as large as the largest one seen. */
  readonly hasLarge: boolean
  /** Whether all rows of a table, and all cells of a row of any length, are the same. */
  readonly isEqual: boolean
}

/** Draws a small random input; null if it violates a learned relation. */
export function sampleTables(
  { shape, facts, relations, chains }: InputModel,
  draw: SamplingOptions,
): Tables | null {
  const tables: string[][][] = []
  const trees = treeSectionsOf({ shape, relations })
  for (const [section, known] of shape.entries()) {
    const table = sampleTable({ section, known, shape, facts, tables }, draw)
    const tree = trees.find((each) => each.section === section)
    tables.push(tree ? withTreeEdges(table, tree, draw.random) : table)
  }
  const isLikely =
    relations.every((relation) => relationHolds(relation, tables)) &&
    chains.every((chain) => chainEndsAtZero(chain, tables))
  return isLikely ? tables : null
}

interface TableToSample {
  readonly section: number
  readonly known: Section
  readonly shape: Shape
  readonly facts: ShapeFacts
  /** The sections drawn so far. */
  readonly tables: Tables
}

function sampleTable(
  { section, known, shape, facts, tables }: TableToSample,
  draw: SamplingOptions,
): string[][] {
  const { random, scale } = draw
  const counts = countCellsOf(shape)
  const rows = Math.max(0, extentLength(known.rows, tables) ?? random.between(1, 1 + scale))
  const letters = extentLength(known.letters, tables)
  let first: string[] | null = null
  const table = Array.from({ length: Math.min(rows, maxItems) }, () => {
    if (draw.isEqual && first) return first
    const columns = Math.min(maxItems, extentLength(known.columns, tables) ?? random.between(1, 1 + scale))
    const cells: string[] = []
    for (let column = 0; column < columns; column++) {
      const fact = factsAt(facts, section, column)
      const isCount = counts.some((place) => isSameCountCell(place, { section, column }))
      const hasLarge = draw.hasLarge && !isCount
      const before = cells.at(-1)
      const isRepeated = draw.isEqual && before !== undefined && known.columns.kind !== 'fixed'
      if (isRepeated && !(fact?.kind === 'number' && fact.isRising)) cells.push(before)
      else if (fact) cells.push(sampleCell({ fact, letters, before }, { ...draw, hasLarge }))
    }
    first = cells
    return cells
  })
  const [fact] = facts[section] ?? []
  return fact?.kind === 'word' ? withFixedLetters(table, fact, random) : table
}

/** Upper bound for a drawn count: an input with more items is not small. */
const maxItems = 64

interface CellToSample {
  readonly fact: CellFacts
  /** Number of letters in the word; null for any number. */
  readonly letters: number | null
  readonly before: string | undefined
}

function sampleCell({ fact, letters, before }: CellToSample, draw: SamplingOptions): string {
  if (fact.kind === 'word') return sampleWord(fact, letters, draw)
  const { random, scale, hasLarge } = draw
  const start = startOf(fact.least)
  if (fact.isRising) {
    const from = before === undefined ? start : Number(before) + 1
    return String(random.between(from, from + scale))
  }
  if (hasLarge && random.between(0, 1) === 1) return String(fact.most - random.between(0, 1))
  const below = fact.least < 0 ? Math.max(fact.least, -scale) : start
  return String(random.between(below, Math.min(fact.most, start + scale)))
}

/** The lower bound for drawn numbers: a small minimum is likely to be a constraint of the problem, a larger one a coincidence. */
function startOf(least: number): number {
  if (least < 0) return 0
  return least <= 3 ? least : 1
}

function sampleWord(fact: WordFacts, letters: number | null, { random, scale }: SamplingOptions): string {
  const usual = [...fact.letters].filter((letter) => !fact.fixedLetters.has(letter))
  // Few different letters, so that some occur more than once.
  const kinds = random.between(1, Math.min(usual.length, 1 + scale))
  const chosen = Array.from({ length: kinds }, () => random.oneOf(usual) ?? '').join('')
  const length = letters ?? random.between(Math.min(1, fact.shortest), Math.min(fact.longest, 1 + 2 * scale))
  const word = Array.from({ length: Math.min(length, maxItems) }, () => random.letterOf(chosen))
  if (word.length > 0 && !fact.firstLetters.includes(word[0] ?? ''))
    word[0] = random.letterOf(fact.firstLetters)
  const last = word.length - 1
  if (last >= 0 && !fact.lastLetters.includes(word[last] ?? ''))
    word[last] = random.letterOf(fact.lastLetters)
  return word.join('')
}

/** Places the letters that every input holds a fixed number of times into distinct cells. */
function withFixedLetters(
  table: readonly string[][],
  { fixedLetters }: WordFacts,
  random: Random,
): string[][] {
  const rows = table.map((row) => row.map((word) => [...word]))
  const places = rows.flatMap((row) => row.flatMap((word) => word.map((_, at) => ({ word, at }))))
  for (const [letter, times] of fixedLetters) {
    for (let time = 0; time < times && places.length > 0; time++) {
      const [place] = places.splice(random.between(0, places.length - 1), 1)
      if (place) place.word[place.at] = letter
    }
  }
  return rows.map((row) => row.map((word) => word.join('')))
}
