import { type Difficulty, difficultySchema, type ProblemSummary } from '@codedojo/contract'
import { z } from 'zod'
import { tagsOf } from '../tags.ts'

/** What the list is narrowed by; null (or an empty text) narrows nothing. */
export interface ProblemFilter {
  title: string
  difficulty: Difficulty | null
  tag: string | null
  status: 'solved' | 'unsolved' | null
}

export const emptyFilter: ProblemFilter = { title: '', difficulty: null, tag: null, status: null }

const difficultyParam = difficultySchema.nullable().catch(null)
const statusParam = z.enum(['solved', 'unsolved']).nullable().catch(null)

/** Reads the filter from the page's address; what it does not know is ignored. */
export function filterOfAddress(params: URLSearchParams): ProblemFilter {
  return {
    title: params.get('q') ?? '',
    difficulty: difficultyParam.parse(params.get('difficulty')),
    tag: params.get('tag') || null,
    status: statusParam.parse(params.get('status')),
  }
}

/** The address's query for a filter and a page; the first page is not named. */
export function addressOf(filter: ProblemFilter, page: number): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.title.trim() !== '') params.set('q', filter.title.trim())
  if (filter.difficulty) params.set('difficulty', filter.difficulty)
  if (filter.tag) params.set('tag', filter.tag)
  if (filter.status) params.set('status', filter.status)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The page named by the address, from 1; nonsense gives 1. */
export function pageOfAddress(params: URLSearchParams): number {
  return z.coerce.number().int().min(1).catch(1).parse(params.get('page'))
}

export type FilterPart = keyof ProblemFilter

/** The parts that narrow the list, in the order of the filter bar. */
export function activeParts(filter: ProblemFilter): FilterPart[] {
  const parts: FilterPart[] = []
  if (filter.title.trim() !== '') parts.push('title')
  if (filter.difficulty) parts.push('difficulty')
  if (filter.tag) parts.push('tag')
  if (filter.status) parts.push('status')
  return parts
}

export function withoutPart(filter: ProblemFilter, part: FilterPart): ProblemFilter {
  return { ...filter, [part]: emptyFilter[part] }
}

/** Leaves out a tag that no problem has, as an old or mistyped address may name one. */
export function withKnownTag(filter: ProblemFilter, tags: readonly string[]): ProblemFilter {
  return filter.tag === null || tags.includes(filter.tag) ? filter : { ...filter, tag: null }
}

/** The problems that match every part of the filter, in their order. */
export function matchingProblems(
  problems: readonly ProblemSummary[],
  solved: ReadonlySet<string>,
  filter: ProblemFilter,
): ProblemSummary[] {
  const title = filter.title.trim().toLowerCase()
  return problems.filter(
    (problem) =>
      (title === '' || problem.title.toLowerCase().includes(title)) &&
      (filter.difficulty === null || problem.difficulty === filter.difficulty) &&
      (filter.tag === null || tagsOf(problem).includes(filter.tag)) &&
      (filter.status === null || solved.has(problem._id) === (filter.status === 'solved')),
  )
}
