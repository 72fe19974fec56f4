/*
 * How it works
 *   4 2 ........... a section of one row and two columns; its cells may be counts
 *   3 1 4 1 ....... a section whose number of columns is given by its first cell
 *   ab cd ......... a section whose number of rows, columns or letters is given by an earlier cell
 *   x y
 * A shape is the structure that all known inputs of a problem share. It only makes an input likely to be valid; whether it is
 * valid is decided by the problem's input validators.
 */

/** A cell of a single-row section whose number is the size of something that follows. */
export interface CountCell {
  readonly section: number
  readonly column: number
}

/** How a size is determined. */
export type Extent =
  | { readonly kind: 'fixed'; readonly size: number }
  | { readonly kind: 'counted'; readonly by: CountCell; readonly plus: number }
  /** Any size; for rows, up to the end of the input. */
  | { readonly kind: 'free' }

/** A run of lines with the same structure. */
export interface Section {
  readonly rows: Extent
  readonly columns: Extent
  /** Length of each word. */
  readonly letters: Extent
}

export type Shape = readonly Section[]

/** The words of one section, by row. */
export type Table = readonly (readonly string[])[]

/** An input split into the sections of a shape. */
export type Tables = readonly Table[]

export const free = { kind: 'free' } as const satisfies Extent

/** The most general shape, which every input fits: lines of words. */
export const freeShape: Shape = [{ rows: free, columns: free, letters: free }]

/** Splits a text into lines of words. */
export function linesOf(text: string): string[][] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => line.split(/\s+/).filter((word) => word !== ''))
}

/** Parses a word as an integer in plain notation; null if it is none or is not a safe integer. */
export function numberIn(word: string | undefined): number | null {
  if (word === undefined || !/^(0|-?[1-9]\d{0,15})$/.test(word)) return null
  const number = Number(word)
  return Number.isSafeInteger(number) ? number : null
}

/** Resolves an extent to a size; null for a free one. */
export function extentLength(extent: Extent, tables: Tables): number | null {
  switch (extent.kind) {
    case 'fixed':
      return extent.size
    case 'counted':
      return (numberIn(tables[extent.by.section]?.[0]?.[extent.by.column]) ?? 0) + extent.plus
    case 'free':
      return null
  }
}

/** Splits an input into tables; null if it does not fit the shape. */
export function parseTables(shape: Shape, text: string): Tables | null {
  const lines = linesOf(text)
  const tables: string[][][] = []
  let at = 0
  for (const { rows, columns } of shape) {
    const size = extentLength(rows, tables) ?? lines.length - at
    const width = extentLength(columns, tables)
    const table = lines.slice(at, at + size)
    const isWhole = table.length === size && table.every((row) => width === null || row.length === width)
    if (!isWhole) return null
    tables.push(table)
    at += size
  }
  return at === lines.length ? tables : null
}

export function formatTables(tables: Tables): string {
  return tables.flatMap((table) => table.map((row) => `${row.join(' ')}\n`)).join('')
}

/** All cells that may hold a count. */
export function countCellsOf(shape: Shape): CountCell[] {
  const places = shape
    .flatMap(({ rows, columns, letters }) => [rows, columns, letters])
    .flatMap((extent) => (extent.kind === 'counted' ? [extent.by] : []))
  return [...new Map(places.map((place) => [`${place.section} ${place.column}`, place])).values()]
}

export function isSameCountCell(one: CountCell, other: CountCell): boolean {
  return one.section === other.section && one.column === other.column
}
