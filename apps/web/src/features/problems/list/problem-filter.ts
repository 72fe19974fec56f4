import { type Difficulty, difficultySchema } from '@codedojo/contract'
import { z } from 'zod'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'

/** Filter of the problem list; null, an empty text and false do not filter. */
export interface ProblemFilter {
  /** Searched in title, number and tags. */
  readonly title: string
  readonly difficulty: Difficulty | null
  readonly tag: string | null
  readonly status: 'solved' | 'unsolved' | 'attempted' | null
  /** Id of one of the user's lists, or `favourites`. */
  readonly list: string | null
  /** True: only problems with a note. */
  readonly note: boolean
}

export const emptyFilter: ProblemFilter = {
  title: '',
  difficulty: null,
  tag: null,
  status: null,
  list: null,
  note: false,
}

const difficultyParam = difficultySchema.nullable().catch(null)
export const statusParam = z.enum(['solved', 'unsolved', 'attempted']).nullable().catch(null)

/** Parses the filter from the URL; unknown values are ignored. */
export function parseProblemFilter(params: URLSearchParams): ProblemFilter {
  return {
    title: params.get('q') ?? '',
    difficulty: difficultyParam.parse(params.get('difficulty')),
    tag: params.get('tag') || null,
    status: statusParam.parse(params.get('status')),
    list: params.get('list') || null,
    note: params.get('note') === 'yes',
  }
}

/** Writes the filter to URL parameters; inactive parts are omitted. */
export function writeFilter(filter: ProblemFilter, params: URLSearchParams): void {
  if (filter.title.trim() !== '') params.set('q', filter.title.trim())
  for (const part of ['difficulty', 'tag', 'status', 'list'] as const) {
    const value = filter[part]
    if (value) params.set(part, value)
  }
  if (filter.note) params.set('note', 'yes')
}

export type FilterPart = keyof ProblemFilter

/** The active parts in the order of the filter bar. */
export function activeParts(filter: ProblemFilter): FilterPart[] {
  const parts = ['title', 'difficulty', 'tag', 'status', 'list', 'note'] as const
  return parts.filter((part) => (part === 'title' ? filter.title.trim() !== '' : Boolean(filter[part])))
}

export function withoutPart(filter: ProblemFilter, part: FilterPart): ProblemFilter {
  return { ...filter, [part]: emptyFilter[part] }
}

interface KnownFilterValues {
  readonly tags: readonly string[]
  /** Ids of the user's lists. */
  readonly lists: readonly string[]
  readonly hidden: HiddenFacts
}

/** Drops unknown tags and lists, as from an old or mistyped URL, and filters on hidden facts. */
export function dropUnknownParts(
  filter: ProblemFilter,
  { tags, lists, hidden }: KnownFilterValues,
): ProblemFilter {
  const isTagKnown = filter.tag !== null && !hidden.tags && tags.includes(filter.tag)
  return {
    ...filter,
    difficulty: hidden.difficulty ? null : filter.difficulty,
    tag: isTagKnown ? filter.tag : null,
    list: filter.list !== null && lists.includes(filter.list) ? filter.list : null,
  }
}
