import { type ContestPerson, containsWords, disqualify, type ManagedContestDetail } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { contestPeopleQuery } from '../queries.ts'

/** The registered participants; each can be disqualified and reinstated. */
export function PeoplePanel({ contest }: { contest: ManagedContestDetail }) {
  const { data, error, isFetching, refetch } = useQuery(contestPeopleQuery(contest._id))
  const [wanted, setWanted] = useState('')
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the people." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading the people" className="panel space-y-4 p-5">
        <Bone className="w-56" />
        <Bone className="w-40" />
      </Skeleton>
    )
  if (data.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<Users size={18} strokeWidth={1.75} aria-hidden />}
          title="Nobody is registered yet."
        />
      </div>
    )
  const found = data.filter(({ person: { name, email } }) => containsWords([name, email], wanted))
  return (
    <>
      <div className="mb-3 flex">
        <SearchField label="Search by name or email" className="md:w-72" value={wanted} onType={setWanted} />
      </div>
      {found.length === 0 ? (
        <NothingFound title="Nobody has this in name or email." onClear={() => setWanted('')} />
      ) : (
        <ul aria-label="People" className="panel divide-y divide-line">
          {found.map((each) => (
            <PersonRow key={each.person._id} contest={contest} entry={each} />
          ))}
        </ul>
      )}
    </>
  )
}

interface PersonRowProps {
  contest: ManagedContestDetail
  entry: ContestPerson
}

function PersonRow({ contest, entry }: PersonRowProps) {
  const { person, registeredAt, isOfficial, isDisqualified, submissions } = entry
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useActionWithToast({
    run: (wanted: boolean) =>
      callApi(disqualify, {
        params: { id: contest._id, userId: person._id },
        body: { isDisqualified: wanted },
      }),
    failedText: 'Nothing was changed.',
    changes: [contestAdminKey],
  })
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <Avatar name={person.name} url={person.avatarUrl} size={28} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="min-w-0 break-words">{person.name}</bdi>
          {!isOfficial && <span className="chip">Out of competition</span>}
          {isDisqualified && <span className="chip text-wa">Disqualified</span>}
        </p>
        <p className="text-ui break-words text-muted">{person.email}</p>
      </div>
      <p className="text-ui text-muted">
        {pluralize(submissions, 'submission')}, registered {formatFullDateTime(registeredAt)}
      </p>
      <Button
        isSmall
        disabled={isPending}
        onClick={() => (isDisqualified ? mutate(false) : setIsAsking(true))}
      >
        {isDisqualified ? 'Readmit' : 'Disqualify'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setIsAsking}
          title={`Disqualify ${person.name}`}
          question="They keep their submissions, and have no place any more. You can readmit them."
          confirmText="Disqualify"
          onConfirm={() => mutate(true)}
        />
      )}
    </li>
  )
}
