import { difficulties } from '@codedojo/contract'
import { difficultyLabel } from '../../../shared/problems/difficulty-mark.tsx'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import type { SelectOption } from '../../../ui/form/select.tsx'
import type { ListChoice } from './list-choice.ts'
import type { FilterPart, ProblemFilter } from './problem-filter.ts'
import { parseOrder, revealsDifficulty } from './problem-order.ts'

export const difficultyOptions: readonly SelectOption[] = [
  { value: '', text: 'All difficulties' },
  ...difficulties.map((difficulty) => ({ value: difficulty, text: difficultyLabel(difficulty) })),
]

export const statusOptions: readonly SelectOption[] = [
  { value: '', text: 'Any status' },
  { value: 'solved', text: 'Solved' },
  { value: 'unsolved', text: 'Unsolved' },
  { value: 'attempted', text: 'Attempted' },
]

/** In alphabetical order. */
export function tagOptions(tags: readonly string[]): SelectOption[] {
  const sorted = tags.toSorted((one, other) => one.localeCompare(other))
  return [{ value: '', text: 'All tags' }, ...sorted.map((tag) => ({ value: tag, text: tag }))]
}

export function listOptions(lists: readonly ListChoice[]): SelectOption[] {
  return [{ value: '', text: 'Any list' }, ...lists.map(({ id, name }) => ({ value: id, text: name }))]
}

const orders: readonly SelectOption[] = [
  { value: 'number', text: 'Number' },
  { value: 'number-down', text: 'Highest number' },
  { value: 'title', text: 'Title, A to Z' },
  { value: 'title-down', text: 'Title, Z to A' },
  { value: 'difficulty', text: 'Easiest first' },
  { value: 'difficulty-down', text: 'Hardest first' },
  { value: 'acceptance-down', text: 'Most accepted' },
  { value: 'acceptance', text: 'Least accepted' },
  { value: 'tried-down', text: 'Tried last' },
  { value: 'tried', text: 'Not tried for longest' },
]

export function orderOptions(hidden: HiddenFacts): readonly SelectOption[] {
  return hidden.difficulty ? orders.filter(({ value }) => !revealsDifficulty(parseOrder(value).by)) : orders
}

/** Text of a filter's chip. */
export function partText(filter: ProblemFilter, part: FilterPart, lists: readonly ListChoice[]): string {
  switch (part) {
    case 'title':
      return `“${filter.title.trim()}”`
    case 'difficulty':
      return filter.difficulty ? difficultyLabel(filter.difficulty) : ''
    case 'tag':
      return filter.tag ?? ''
    case 'status':
      return statusOptions.find(({ value }) => value === filter.status)?.text ?? ''
    case 'list':
      return lists.find(({ id }) => id === filter.list)?.name ?? ''
    case 'note':
      return 'Has a note'
  }
}
