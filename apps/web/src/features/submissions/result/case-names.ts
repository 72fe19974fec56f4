import type { CaseResult } from '@codedojo/contract'

type Named = Pick<CaseResult, 'index' | 'kind'>

/** What a case is called everywhere: own inputs as beside the code, where they have numbers of their own. */
export function caseName(one: Named, all: readonly Named[]): string {
  if (one.kind !== 'custom') return `Case ${one.index}`
  const place = all.filter(({ kind, index }) => kind === 'custom' && index <= one.index).length
  return customName(place)
}

/** Of the own input at this place, counted from 1. */
export function customName(place: number): string {
  return `Custom ${place}`
}
