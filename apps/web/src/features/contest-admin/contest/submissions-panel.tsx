import { type ManagedContestDetail, submissionStatuses } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { startRejudgePath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import {
  contestPeopleQuery,
  contestSubmissionsQuery,
  countContestSubmissions,
  type SubmissionFilter,
  submissionsPerPage,
} from '../queries.ts'
import { SubmissionRow } from './submission-row.tsx'

interface SubmissionsPanelProps {
  contest: ManagedContestDetail
}

/** Submissions of a contest, filtered by participant, problem and verdict, with their code. */
export function SubmissionsPanel({ contest }: SubmissionsPanelProps) {
  const [filter, setFilter] = useState<SubmissionFilter>({ page: 1 })
  const choose = (change: Partial<SubmissionFilter>) => setFilter({ ...filter, page: 1, ...change })
  const chosen = contest.problemList.find(({ letter }) => letter === filter.letter)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <PersonFilter contest={contest} value={filter.person} onChoose={(person) => choose({ person })} />
        <Select
          isQuiet
          label="Problem"
          value={filter.letter ?? ''}
          options={[
            { value: '', text: 'All problems' },
            ...contest.problemList.map(({ letter, title }) => ({
              value: letter,
              text: `${letter}  ${title}`,
            })),
          ]}
          onChoose={(letter) => choose({ letter: letter || undefined })}
        />
        <Select
          isQuiet
          label="Verdict"
          value={filter.status ?? ''}
          options={[
            { value: '', text: 'All verdicts' },
            ...submissionStatuses.map((status) => ({ value: status, text: status })),
          ]}
          onChoose={(wanted) => choose({ status: submissionStatuses.find((each) => each === wanted) })}
        />
        {chosen && (
          <Link
            to={startRejudgePath(chosen.problemId)}
            className={`${buttonClasses({ isSmall: true })} md:ml-auto`}
          >
            Rejudge {chosen.letter}
          </Link>
        )}
      </div>
      <SubmissionList contest={contest} filter={filter} onFilter={setFilter} />
    </>
  )
}

interface PersonFilterProps {
  contest: ManagedContestDetail
  value: string | undefined
  onChoose: (person: string | undefined) => void
}

function PersonFilter({ contest, value, onChoose }: PersonFilterProps) {
  const { data = [] } = useQuery(contestPeopleQuery(contest._id))
  const people = data.map(({ person }) => ({ value: person._id, text: person.name }))
  return (
    <Select
      isQuiet
      label="Person"
      value={value ?? ''}
      options={[{ value: '', text: 'All people' }, ...people]}
      onChoose={(person) => onChoose(person || undefined)}
    />
  )
}

interface SubmissionListProps {
  contest: ManagedContestDetail
  filter: SubmissionFilter
  onFilter: (filter: SubmissionFilter) => void
}

function SubmissionList({ contest, filter, onFilter }: SubmissionListProps) {
  const { data, error, isFetching, refetch } = useQuery(contestSubmissionsQuery(contest._id, filter))
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the submissions." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading the submissions" className="panel space-y-4 p-5">
        <Bone className="w-72" />
        <Bone className="w-64" />
      </Skeleton>
    )
  if (data.items.length === 0) return <NoSubmissions contest={contest} filter={filter} onFilter={onFilter} />
  const lastPage = Math.max(1, Math.ceil(data.total / submissionsPerPage))
  return (
    <>
      <ul aria-label="Submissions" className="panel divide-y divide-line">
        {data.items.map((each) => (
          <SubmissionRow key={each._id} contest={contest} submission={each} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {pluralize(data.total, 'submission')}
        </p>
        {lastPage > 1 && (
          <Pagination
            label="Pages of submissions"
            page={filter.page}
            lastPage={lastPage}
            onChoose={(page) => onFilter({ ...filter, page })}
          />
        )}
      </div>
    </>
  )
}

function NoSubmissions({ contest, filter, onFilter }: SubmissionListProps) {
  const { data: people = [] } = useQuery(contestPeopleQuery(contest._id))
  const { person: personId, letter, status } = filter
  const name = people.find(({ person }) => person._id === personId)?.person.name ?? 'this person'
  if (!personId && !letter && !status)
    return (
      <div className="panel">
        <EmptyState title="Nobody has submitted yet." />
      </div>
    )
  return (
    <NoMatch
      thing="submission"
      title="No submission is like this."
      filter={{ ...filter, page: 1 }}
      all={{ page: 1 }}
      names={{
        person: personId && name,
        letter: letter && `problem ${letter}`,
        status: status && `the verdict ${status}`,
      }}
      count={(wanted) => countContestSubmissions(contest._id, wanted)}
      onChange={onFilter}
    />
  )
}
