import { difficulties } from '@codedojo/contract'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Select } from '../../../ui/select.tsx'
import { difficultyOptions, statusOptions, tagOptions } from './filter-choices.ts'
import type { ProblemFilter } from './problem-filter.ts'

interface FilterSelectsProps {
  filter: ProblemFilter
  tags: readonly string[]
  onChange: (filter: ProblemFilter) => void
  /** In the sheet of phones the labels are seen. */
  isSheet?: boolean
}

export function FilterSelects({ filter, tags, onChange, isSheet = false }: FilterSelectsProps) {
  const edge = (isSet: boolean) => joinClasses(isSet && 'border-primary')
  const width = isSheet ? '' : 'w-36'
  return (
    <>
      <Select
        label="Difficulty"
        isQuiet={!isSheet}
        className={width}
        options={difficultyOptions}
        value={filter.difficulty ?? ''}
        selectClassName={edge(filter.difficulty !== null)}
        onChoose={(value) =>
          onChange({ ...filter, difficulty: difficulties.find((difficulty) => difficulty === value) ?? null })
        }
      />
      <Select
        label="Tag"
        isQuiet={!isSheet}
        className={width}
        options={tagOptions(tags)}
        value={filter.tag ?? ''}
        selectClassName={edge(filter.tag !== null)}
        onChoose={(value) => onChange({ ...filter, tag: value === '' ? null : value })}
      />
      <Select
        label="Status"
        isQuiet={!isSheet}
        className={width}
        options={statusOptions}
        value={filter.status ?? ''}
        selectClassName={edge(filter.status !== null)}
        onChoose={(value) =>
          onChange({ ...filter, status: value === 'solved' || value === 'unsolved' ? value : null })
        }
      />
    </>
  )
}
