import type { ProblemList } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { NewListForm } from './new-list-form.tsx'
import { listsQuery } from './queries.ts'
import { useListMembership } from './use-list-membership.ts'

interface ListsDialogProps {
  problem: { readonly _id: string; readonly title: string }
  onClose: () => void
}

/** Checkboxes for the user's lists that a problem can be in; each change is saved at once. */
export function ListsDialog({ problem, onClose }: ListsDialogProps) {
  const lists = useQuery(listsQuery)
  const change = useListMembership()
  return (
    <Dialog isOpen onOpenChange={onClose} title="Add to list" description={problem.title}>
      <div className="min-h-0 overflow-y-auto px-5 py-4">
        {lists.isPending && <ListSkeleton />}
        {lists.data === undefined && lists.error && (
          <ErrorState
            title="Failed to load your lists."
            detail={messageOf(lists.error)}
            isRetrying={lists.isFetching}
            onRetry={() => void lists.refetch()}
          />
        )}
        {lists.data && (
          <>
            <Choices
              lists={lists.data}
              problemId={problem._id}
              onChange={(list, isIn) => change({ id: list._id, problemId: problem._id, isIn })}
            />
            <NewListForm onMade={(list) => change({ id: list._id, problemId: problem._id, isIn: true })} />
          </>
        )}
      </div>
      <div className="flex shrink-0 justify-end border-t border-line px-5 py-3">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}

interface ChoicesProps {
  lists: readonly ProblemList[]
  problemId: string
  onChange: (list: ProblemList, isIn: boolean) => void
}

function Choices({ lists, problemId, onChange }: ChoicesProps) {
  return (
    <fieldset className="mb-4 flex flex-col gap-2">
      <legend className="sr-only">Lists</legend>
      {lists.map((list) => (
        <Checkbox
          key={list._id}
          label={<bdi className="break-words">{list.name}</bdi>}
          checked={list.problems.includes(problemId)}
          onChange={(event) => onChange(list, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading your lists" className="mb-4 flex flex-col gap-5">
      {['w-28', 'w-40', 'w-36'].map((width) => (
        <Bone key={width} className={width} />
      ))}
    </Skeleton>
  )
}
