import { type HistoryEntry, languageNames } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatDateTime, formatDayOrToday } from '../../../lib/format/format-date.ts'
import { submissionPath, submissionsPath } from '../../../lib/paths.ts'
import { splitTags } from '../../../shared/problems/split-tags.ts'
import { TagChips } from '../../../shared/problems/tag-chips.tsx'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { latestSubmissionsQuery } from '../queries.ts'
import { memoryWords, runtimeWords } from './measure-text.ts'

/** The newest submissions, over all problems. */
export function LatestSubmissions() {
  return (
    <Panel
      title="Recent Submissions"
      className="overflow-hidden"
      trailing={
        <Link to={submissionsPath} className={`text-ui ${textLinkClasses}`}>
          All submissions
        </Link>
      }
    >
      <Listed />
    </Panel>
  )
}

function Listed() {
  const { data, error, isFetching, refetch } = useQuery(latestSubmissionsQuery)
  if (data === undefined)
    return error ? (
      <ErrorState
        title="Failed to load your submissions."
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Waiting />
    )
  if (data.length === 0)
    return (
      <EmptyState icon={<History size={18} strokeWidth={1.75} aria-hidden />} title="No submissions yet">
        <Link to="/" className={buttonClasses({ look: 'primary' })}>
          Solve the first problem
        </Link>
      </EmptyState>
    )
  return (
    <>
      <SubmissionTable submissions={data} />
      <SubmissionCards submissions={data} />
    </>
  )
}

interface SubmissionsProps {
  submissions: readonly HistoryEntry[]
}

function SubmissionTable({ submissions }: SubmissionsProps) {
  const hidden = useHiddenFacts()
  return (
    <table className="table max-lg:hidden">
      <caption className="sr-only">Your newest submissions</caption>
      <thead>
        <tr>
          <th className="w-full">Title</th>
          {!hidden.tags && <th>Tags</th>}
          <th>Language</th>
          <th className="text-right">Runtime</th>
          <th className="text-right">Memory</th>
          <th>Status</th>
          <th className="text-right">Date</th>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-b-0">
        {submissions.map((each) => (
          <tr key={each._id} className="h-11 whitespace-nowrap">
            <td className="max-w-0 py-0">
              <Link
                to={submissionPath(each._id)}
                title={each.problemTitle}
                className="block truncate hover:underline"
              >
                <bdi>{each.problemTitle}</bdi>
              </Link>
            </td>
            {!hidden.tags && (
              <td className="py-1">
                <div className="xl:w-max">
                  <TagChips tags={splitTags(each)} most={1} />
                </div>
              </td>
            )}
            <td className="py-0 text-ui text-muted">{languageNames[each.language]}</td>
            <td className="num py-0 text-right text-ui">{runtimeWords(each.runtime)}</td>
            <td className="num py-0 text-right text-ui">{memoryWords(each.memory)}</td>
            <td className="py-0">
              <VerdictPill status={each.status} />
            </td>
            <td className="py-0 text-right text-ui text-muted">
              <time dateTime={each.createdAt} title={formatDateTime(new Date(each.createdAt))}>
                {formatDayOrToday(new Date(each.createdAt))}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SubmissionCards({ submissions }: SubmissionsProps) {
  const hidden = useHiddenFacts()
  return (
    <ul aria-label="Your newest submissions" className="divide-y divide-line lg:hidden">
      {submissions.map((each) => (
        <li key={each._id} className="flex flex-col gap-1.5 px-4 py-3">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Link to={submissionPath(each._id)} className="min-w-0 break-words text-body hover:underline">
              <bdi>{each.problemTitle}</bdi>
            </Link>
            <VerdictPill status={each.status} />
          </span>
          {!hidden.tags && <TagChips tags={splitTags(each)} />}
          <span className="flex flex-wrap gap-x-3 text-ui text-muted">
            <span>{languageNames[each.language]}</span>
            <span className="num">{runtimeWords(each.runtime)}</span>
            <span className="num">{memoryWords(each.memory)}</span>
            <span>{formatDateTime(new Date(each.createdAt))}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const rows = Array.from({ length: 5 }, (_, index) => index)

function Waiting() {
  return (
    <Skeleton label="Loading your submissions" className="px-4 py-2">
      {rows.map((row) => (
        <div key={row} className="flex h-11 items-center">
          <Bone />
        </div>
      ))}
    </Skeleton>
  )
}
