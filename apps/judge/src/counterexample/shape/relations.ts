import { type CountCell, numberIn, type Shape, type Tables } from './shape.ts'

/** All cells of a section, or of one column of it. */
interface CellsOf {
  readonly section: number
  readonly column: number | null
}

/** States that no number in `low` exceeds the number in `high`, in the same row or in a section with a single row. */
export interface Relation {
  readonly low: CellsOf
  readonly high: CountCell
  /** Whether `low` is always strictly smaller. */
  readonly isStrict: boolean
}

/** Finds the relations that hold in all inputs. */
export function learnRelations(shape: Shape, cases: readonly Tables[]): Relation[] {
  const places = shape.flatMap(({ columns }, section): CellsOf[] =>
    columns.kind === 'fixed'
      ? Array.from({ length: columns.size }, (_, column) => ({ section, column }))
      : [{ section, column: null }],
  )
  return places.flatMap((low) =>
    places.flatMap(({ section, column }) => {
      if (column === null || !areComparable(shape, low, { section, column })) return []
      const relation = { low, high: { section, column } }
      const strict = { ...relation, isStrict: true }
      if (cases.every((tables) => relationHolds(strict, tables))) return [strict]
      const loose = { ...relation, isStrict: false }
      return cases.every((tables) => relationHolds(loose, tables)) ? [loose] : []
    }),
  )
}

function areComparable(shape: Shape, low: CellsOf, high: CountCell): boolean {
  const isSame = low.section === high.section && low.column === high.column
  const isSingle = shape[high.section]?.rows.kind === 'fixed'
  return !isSame && (isSingle || (low.section === high.section && low.column !== null))
}

export function relationHolds({ low, high, isStrict }: Relation, tables: Tables): boolean {
  const highs = tables[high.section] ?? []
  return (tables[low.section] ?? []).every((row, index) => {
    const most = numberIn((low.section === high.section ? highs[index] : highs[0])?.[high.column])
    const cells = low.column === null ? row : row.slice(low.column, low.column + 1)
    return cells.every((cell) => {
      const number = numberIn(cell)
      return most !== null && number !== null && (isStrict ? number < most : number <= most)
    })
  })
}
