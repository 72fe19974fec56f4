import { type Difficulty, difficultySchema } from '@codedojo/contract'
import { z } from 'zod'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'

/** What the list is narrowed by; null, an empty text or false narrows nothing. */
export interface ProblemFilter {
  /** In the title, the number or a tag. */
  readonly title: string
  readonly difficulty: Difficulty | null
  readonly tag: string | null
  readonly status: 'solved' | 'unsolved' | 'attempted' | null
  /** Id of one of the reader's own lists, or `favourites`. */
  readonly list: string | null
  /** Only problems with a note. */
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

/** Reads the filter from the page's address; what it does not know is ignored. */
export function filterOfAddress(params: URLSearchParams): ProblemFilter {
  return {
    title: params.get('q') ?? '',
    difficulty: difficultyParam.parse(params.get('difficulty')),
    tag: params.get('tag') || null,
    status: statusParam.parse(params.get('status')),
    list: params.get('list') || null,
    note: params.get('note') === 'yes',
  }
}

/** Writes the filter into an address; what narrows nothing is not named. */
export function writeFilter(filter: ProblemFilter, params: URLSearchParams): void {
  if (filter.title.trim() !== '') params.set('q', filter.title.trim())
  for (const part of ['difficulty', 'tag', 'status', 'list'] as const) {
    const value = filter[part]
    if (value) params.set(part, value)
  }
  if (filter.note) params.set('note', 'yes')
}

export type FilterPart = keyof ProblemFilter

/** The parts that narrow the list, in the order of the filter bar. */
export function activeParts(filter: ProblemFilter): FilterPart[] {
  const parts = ['title', 'difficulty', 'tag', 'status', 'list', 'note'] as const
  return parts.filter((part) => (part === 'title' ? filter.title.trim() !== '' : Boolean(filter[part])))
}

export function withoutPart(filter: ProblemFilter, part: FilterPart): ProblemFilter {
  return { ...filter, [part]: emptyFilter[part] }
}

interface Known {
  readonly tags: readonly string[]
  /** Ids of lists. */
  readonly lists: readonly string[]
  readonly hidden: HiddenFacts
}

/** Leaves out tags and lists that are not there, as an old or mistyped address may name them, and what is hidden. */
export function withKnownParts(filter: ProblemFilter, { tags, lists, hidden }: Known): ProblemFilter {
  const isTagKnown = filter.tag !== null && !hidden.tags && tags.includes(filter.tag)
  return {
    ...filter,
    difficulty: hidden.difficulty ? null : filter.difficulty,
    tag: isTagKnown ? filter.tag : null,
    list: filter.list !== null && lists.includes(filter.list) ? filter.list : null,
  }
}
