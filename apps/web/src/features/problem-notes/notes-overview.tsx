import type { ProblemNote } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { problemPathOf } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { NothingFound } from '../../ui/no-match.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { notesPageSize, notesQuery } from './queries.ts'

interface NotesOverviewProps {
  q: string
  /** Counted from 1. */
  page: number
  onSearch: (q: string, options?: { replace: boolean }) => void
  onPage: (page: number) => void
}

/** All notes of the user, last edited first, with a search. */
export function NotesOverview({ q, page, onSearch, onPage }: NotesOverviewProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onSearch('')
    // The clear button disappears, so the focus moves to the field.
    field.current?.focus()
  }
  const { typed, setTyped } = useSearchText({ text: q, onPause: onSearch })
  const { data: found, isPending, error, isFetching, refetch } = useQuery(notesQuery({ q, page }))
  const lastPage = Math.max(1, Math.ceil((found?.total ?? 0) / notesPageSize))
  return (
    <>
      <search aria-label="Search your notes" className="mb-4 block">
        <SearchField
          ref={field}
          label="Search your notes"
          className="w-full md:w-80"
          value={typed}
          onType={setTyped}
        />
      </search>
      <p role="status" className="sr-only">
        {found && q !== '' && `${pluralize(found.total, 'note')} found`}
      </p>
      {isPending && <ListSkeleton />}
      {error && found === undefined && (
        <ReadFailed title="Failed to load your notes." reading={{ error, isFetching, refetch }} />
      )}
      {found &&
        (found.items.length > 0 ? (
          <ul aria-label="Your notes" className="panel divide-y divide-line overflow-hidden">
            {found.items.map((note) => (
              <li key={note.problemId}>
                <NoteRow note={note} />
              </li>
            ))}
          </ul>
        ) : found.total === 0 && q !== '' ? (
          <NothingFound title="No note has these words." onClear={clear} />
        ) : (
          <div className="panel">
            {found.total > 0 ? <NoSuchPage onLast={() => onPage(lastPage)} /> : <NoNotes />}
          </div>
        ))}
      {found && found.items.length > 0 && lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of notes" page={page} lastPage={lastPage} onChoose={onPage} />
        </div>
      )}
    </>
  )
}

/** A note, with a link to the notes tab of its problem. */
function NoteRow({ note }: { note: ProblemNote }) {
  return (
    <Link
      to={`${problemPathOf(note.problemId)}?tab=notes`}
      className="block px-4 py-3 outline-offset-[-2px] hover:bg-raised"
    >
      <span className="flex items-baseline justify-between gap-4">
        <bdi className="truncate text-body">{note.problemTitle}</bdi>
        {note.updatedAt !== null && (
          <span className="num shrink-0 text-caption text-faint">
            {formatDateTime(new Date(note.updatedAt))}
          </span>
        )}
      </span>
      <span className="mt-1 line-clamp-3 text-ui break-words whitespace-pre-wrap text-muted" dir="auto">
        {note.text}
      </span>
    </Link>
  )
}

function NoNotes() {
  return (
    <EmptyState
      icon={<NotebookPen size={18} strokeWidth={1.75} aria-hidden />}
      title="You have no notes yet."
      detail="Each problem has a tab Notes beside its statement."
    >
      <Link to="/#problems" className="btn btn-sm">
        Go to the problems
      </Link>
    </EmptyState>
  )
}

function NoSuchPage({ onLast }: { onLast: () => void }) {
  return (
    <EmptyState title="There are not so many notes.">
      <Button isSmall onClick={onLast}>
        To the last page
      </Button>
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading your notes" className="panel divide-y divide-line">
      {['w-40', 'w-56', 'w-48', 'w-36'].map((width) => (
        <div key={width} className="space-y-3 px-4 py-4">
          <Bone className={width} />
          <Bone className="w-2/3" />
        </div>
      ))}
    </Skeleton>
  )
}
