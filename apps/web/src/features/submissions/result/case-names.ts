import type { CaseResult } from '@codedojo/contract'

type Named = Pick<CaseResult, 'index' | 'kind'>

/** Name of a case; custom inputs are numbered separately, as beside the editor. */
export function caseName(one: Named, all: readonly Named[]): string {
  if (one.kind !== 'custom') return `Case ${one.index}`
  const place = all.filter(({ kind, index }) => kind === 'custom' && index <= one.index).length
  return customName(place)
}

/** Name of the custom input with this number, from 1. */
export function customName(place: number): string {
  return `Custom ${place}`
}
