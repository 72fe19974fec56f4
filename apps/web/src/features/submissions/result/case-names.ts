import type { CaseResult } from '@codedojo/contract'

type CaseToName = Pick<CaseResult, 'index' | 'kind'> & Partial<Pick<CaseResult, 'title'>>

/** "Case 7 · first goes back"; without a title "Case 7". Custom inputs are numbered separately, as beside the editor. */
export function caseName(one: CaseToName, all: readonly CaseToName[]): string {
  if (one.kind !== 'custom') return withTitle(`Case ${one.index}`, one.title)
  const place = all.filter(({ kind, index }) => kind === 'custom' && index <= one.index).length
  return customName(place)
}

/** Name of the custom input with this number, from 1. */
export function customName(place: number): string {
  return `Custom ${place}`
}

/** The number of a case, with what its author called it. */
export function withTitle(number: string, title: string | undefined): string {
  return title === undefined ? number : `${number} · ${title}`
}
