import { type InputKind, inputKinds } from '@codedojo/contract'
import type { InputModel } from './candidates/sample-tables.ts'
import { countCellsOf, isSameCountCell } from './shape/shape.ts'

/** With fewer items a program can hardly be wrong only because of the size of its input. */
const fewest = 100

/** The kinds of inputs that this problem has and that a search of small inputs cannot try well. */
export function kindsToTry(known: InputModel): InputKind[] {
  const { shape } = known
  const facts = known.facts.flat()
  const isLong = shape.map(({ rows, columns }) => rows.kind !== 'fixed' || columns.kind !== 'fixed')
  const hasMany = shape.some(({ letters }) => letters.kind === 'counted') || isLong.includes(true)
  const hasLongOf = (kind: 'number' | 'word') =>
    known.facts.some((cells, section) => isLong[section] && cells.some((cell) => cell.kind === kind))
  const kinds = {
    largest: hasMany || facts.some((cell) => cell.kind === 'word' && cell.longest >= fewest),
    extreme: hasExtremes(known),
    equal: hasLongOf('number') || hasLongOf('word'),
    sorted: hasLongOf('number'),
    chain: hasLabels(known),
    'one letter': facts.some(({ kind }) => kind === 'word'),
  } as const satisfies Record<InputKind, boolean>
  return inputKinds.filter((kind) => kinds[kind])
}

/** Whether there are large numbers other than sizes. */
function hasExtremes({ shape, facts }: InputModel): boolean {
  const counts = countCellsOf(shape)
  return facts.some((cells, section) =>
    cells.some(
      (cell, column) =>
        cell.kind === 'number' &&
        cell.most >= fewest &&
        !counts.some((place) => isSameCountCell(place, { section, column })),
    ),
  )
}

/** Whether numbers refer to items by their label, as the edges of a graph or the parents of a tree do. */
function hasLabels({ shape, relations, chains }: InputModel): boolean {
  const counts = countCellsOf(shape)
  const isPair = ({ low, high }: InputModel['relations'][number]) =>
    shape[low.section]?.rows.kind === 'counted' &&
    relations.filter((other) => other.low.section === low.section && isSameCountCell(other.high, high))
      .length > 1
  return chains.length > 0 || relations.some((one) => isPair(one) && counts.length > 0)
}
