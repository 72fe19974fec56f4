import { numberIn, type Shape, type Table, type Tables } from './shape.ts'

/** Common properties of the numbers or words in one cell position of a problem's inputs. */
export type CellFacts =
  | {
      readonly kind: 'number'
      readonly least: number
      /** The maximum, rounded down. */
      readonly most: number
      /** Whether the numbers rise along each row; only for rows of variable length. */
      readonly isRising: boolean
    }
  | WordFacts

export interface WordFacts {
  readonly kind: 'word'
  /** The distinct letters, sorted. */
  readonly letters: string
  readonly firstLetters: string
  readonly lastLetters: string
  readonly shortest: number
  readonly longest: number
  /** Letters that occur equally often in every input, such as the single start of a maze. */
  readonly fixedLetters: ReadonlyMap<string, number>
}

/** For each section the facts of each column, or of all columns together if their number varies. */
export type ShapeFacts = readonly (readonly CellFacts[])[]

/** Derives the facts from these inputs. */
export function learnCells(shape: Shape, cases: readonly Tables[]): ShapeFacts {
  return shape.map(({ columns }, section) => {
    const tables = cases.flatMap((tables) => [tables[section] ?? []])
    if (columns.kind !== 'fixed') return [factsOf(tables)]
    return Array.from({ length: columns.size }, (_, column) =>
      factsOf(tables.map((table) => table.map((row) => row.slice(column, column + 1)))),
    )
  })
}

export function factsAt(facts: ShapeFacts, section: number, column: number): CellFacts | undefined {
  const columns = facts[section]
  return columns?.[column] ?? columns?.[0]
}

function factsOf(tables: readonly Table[]): CellFacts {
  const words = tables.flat(2)
  const numbers = words.flatMap((word) => numberIn(word) ?? [])
  if (words.length === 0 || numbers.length < words.length) return wordFacts(tables, words)
  const { least, most } = boundsOf(numbers)
  return {
    kind: 'number',
    least,
    most: roundedDown(most),
    isRising: tables.flat().every(isRising) && tables.some((table) => table.some((row) => row.length > 1)),
  }
}

/**
 * Rounds down to two significant digits, or to one less than such a number. The result is close enough to a constraint to be
 * drawn, yet does not reveal a number of a hidden case.
 */
function roundedDown(number: number): number {
  const step = 10 ** Math.max(0, String(Math.abs(number)).length - 2)
  const down = Math.floor(number / step) * step
  return number === down + step - 1 ? number : down
}

function isRising(row: readonly string[]): boolean {
  return row.every((word, index) => index === 0 || Number(row[index - 1]) < Number(word))
}

function wordFacts(tables: readonly Table[], words: readonly string[]): WordFacts {
  const { least: shortest, most: longest } = boundsOf(words.map((word) => [...word].length))
  const letters = lettersIn(words.join(''))
  return {
    kind: 'word',
    letters,
    firstLetters: lettersIn(words.map((word) => [...word].at(0)).join('')),
    lastLetters: lettersIn(words.map((word) => [...word].at(-1)).join('')),
    shortest,
    longest,
    fixedLetters: fixedLettersIn(tables, letters),
  }
}

function fixedLettersIn(tables: readonly Table[], letters: string): ReadonlyMap<string, number> {
  const texts = tables.map((table) => table.flat().join(''))
  const isVaried = new Set(texts.map((text) => text.length)).size > 1
  const fixed = new Map<string, number>()
  for (const letter of isVaried ? letters : '') {
    const times = new Set(texts.map((text) => text.split(letter).length - 1))
    const [only] = times
    if (times.size === 1 && only !== undefined) fixed.set(letter, only)
  }
  return fixed
}

function lettersIn(text: string): string {
  return [...new Set(text)].toSorted().join('')
}

/** Computed in a loop: passing a hundred thousand numbers as call arguments would overflow the stack. */
function boundsOf(numbers: readonly number[]): { readonly least: number; readonly most: number } {
  return {
    least: numbers.reduce((least, number) => Math.min(least, number), Number.MAX_SAFE_INTEGER),
    most: numbers.reduce((most, number) => Math.max(most, number), Number.MIN_SAFE_INTEGER),
  }
}
