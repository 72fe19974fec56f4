import { difficulties } from '@codedojo/contract'
import { difficultyWord } from '../../../ui/difficulty-mark.tsx'
import type { SelectOption } from '../../../ui/select.tsx'
import type { FilterPart, ProblemFilter } from './problem-filter.ts'

export const difficultyOptions: readonly SelectOption[] = [
  { value: '', text: 'All difficulties' },
  ...difficulties.map((difficulty) => ({ value: difficulty, text: difficultyWord(difficulty) })),
]

export const statusOptions: readonly SelectOption[] = [
  { value: '', text: 'Any status' },
  { value: 'solved', text: 'Solved' },
  { value: 'unsolved', text: 'Unsolved' },
]

export function tagOptions(tags: readonly string[]): SelectOption[] {
  return [{ value: '', text: 'All tags' }, ...tags.map((tag) => ({ value: tag, text: tag }))]
}

/** How a part of the filter is named on its chip. */
export function partText(filter: ProblemFilter, part: FilterPart): string {
  switch (part) {
    case 'title':
      return `“${filter.title.trim()}”`
    case 'difficulty':
      return filter.difficulty ? difficultyWord(filter.difficulty) : ''
    case 'tag':
      return filter.tag ?? ''
    case 'status':
      return filter.status === 'solved' ? 'Solved' : 'Unsolved'
  }
}
