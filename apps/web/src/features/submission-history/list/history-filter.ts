import {
  languageNames,
  languageSchema,
  type submissionHistory,
  submissionHistoryQuery,
  submissionStatusSchema,
} from '@codedojo/contract'
import type { z } from 'zod'
import { lazyDateFormat } from '../../../lib/format/lazy-date-format.ts'

/** Filter of the history; a missing part does not filter. */
export type HistoryFilter = Readonly<
  Partial<
    Pick<
      z.output<(typeof submissionHistory)['query']>,
      'q' | 'problem' | 'status' | 'language' | 'from' | 'to'
    >
  >
>
export type FilterPart = keyof HistoryFilter

/** In the order of the filter bar. */
const partSchemas = {
  q: submissionHistoryQuery.shape.q,
  problem: submissionHistoryQuery.shape.problem,
  status: submissionStatusSchema,
  language: languageSchema,
  from: submissionHistoryQuery.shape.from,
  to: submissionHistoryQuery.shape.to,
} as const satisfies Record<FilterPart, z.ZodType>

const filterParts: readonly FilterPart[] = ['q', 'problem', 'status', 'language', 'from', 'to']

/** Parses the filter from the URL; unknown values are ignored. */
export function parseHistoryFilter(params: URLSearchParams): HistoryFilter {
  return filterParts.reduce<HistoryFilter>(
    (filter, part) => withPart(filter, part, params.get(part) ?? ''),
    {},
  )
}

/** Returns the filter with one part changed; an empty or invalid value removes the part. */
export function withPart(filter: HistoryFilter, part: FilterPart, value: string): HistoryFilter {
  const { [part]: _former, ...others } = filter
  const parsed = partSchemas[part].safeParse(value.trim())
  return parsed.success && parsed.data ? { ...others, [part]: parsed.data } : others
}

export function activeParts(filter: HistoryFilter): FilterPart[] {
  return filterParts.filter((part) => filter[part] !== undefined)
}

const day = lazyDateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** Text of a filter's chip; `problemTitle` is the title of the filter's problem, if known. */
export function partText(filter: HistoryFilter, part: FilterPart, problemTitle: string | null): string {
  switch (part) {
    case 'q':
      return `“${filter.q ?? ''}”`
    case 'problem':
      return problemTitle ?? 'One problem'
    case 'status':
      return filter.status ?? ''
    case 'language':
      return filter.language ? languageNames[filter.language] : ''
    case 'from':
      return `From ${dayText(filter.from)}`
    case 'to':
      return `To ${dayText(filter.to)}`
  }
}

function dayText(text: string | undefined): string {
  return text ? day(new Date(text)) : ''
}
