import { difficulties } from '@codedojo/contract'
import { joinClasses } from '../../../lib/join-classes.ts'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { Select } from '../../../ui/form/select.tsx'
import { difficultyOptions, listOptions, statusOptions, tagOptions } from './filter-choices.ts'
import type { ListChoice } from './list-choice.ts'
import { type ProblemFilter, statusParam } from './problem-filter.ts'

/** The options of the filter selects. */
export interface FilterChoices {
  readonly tags: readonly string[]
  readonly lists: readonly ListChoice[]
  readonly hidden: HiddenFacts
}

export interface FilterSelectsProps {
  filter: ProblemFilter
  choices: FilterChoices
  onChange: (filter: ProblemFilter) => void
  /** True in the bottom sheet of phones, where the labels are visible. */
  isSheet?: boolean
}

export function FilterSelects({ filter, choices, onChange, isSheet = false }: FilterSelectsProps) {
  const { tags, lists, hidden } = choices
  const look = (isSet: boolean) => ({
    isQuiet: !isSheet,
    className: isSheet ? '' : 'w-34',
    selectClassName: joinClasses(isSet && 'border-primary'),
  })
  return (
    <>
      {!hidden.difficulty && (
        <Select
          label="Difficulty"
          {...look(filter.difficulty !== null)}
          options={difficultyOptions}
          value={filter.difficulty ?? ''}
          onChoose={(value) =>
            onChange({ ...filter, difficulty: difficulties.find((each) => each === value) ?? null })
          }
        />
      )}
      {!hidden.tags && (
        <Select
          label="Tag"
          {...look(filter.tag !== null)}
          options={tagOptions(tags)}
          value={filter.tag ?? ''}
          onChoose={(value) => onChange({ ...filter, tag: value || null })}
        />
      )}
      <Select
        label="Status"
        {...look(filter.status !== null)}
        options={statusOptions}
        value={filter.status ?? ''}
        onChoose={(value) => onChange({ ...filter, status: statusParam.parse(value) })}
      />
      {lists.length > 0 && (
        <Select
          label="List"
          {...look(filter.list !== null)}
          options={listOptions(lists)}
          value={filter.list ?? ''}
          onChoose={(value) => onChange({ ...filter, list: value || null })}
        />
      )}
    </>
  )
}
