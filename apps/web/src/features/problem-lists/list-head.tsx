import { deleteProblemList, type ProblemList } from '@codedojo/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../lib/api/api.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { listsPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { listsQuery } from './queries.ts'
import { RenameDialog } from './rename-dialog.tsx'

/** Name and actions of a list; the favourites can be neither renamed nor deleted. */
export function ListHead({ list }: { list: ProblemList }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [isRenaming, setIsRenaming] = useState(false)
  const remove = useActionWithToast({
    run: () => callApi(deleteProblemList, { params: { id: list._id } }),
    failedText: 'The list was not deleted.',
    changes: listsQuery.queryKey,
    onDone: () => void navigate(listsPath, { replace: true }),
  })
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-display break-words max-md:text-heading" dir="auto">
          {list.name}
        </h1>
        <p className="text-ui text-muted">{pluralize(list.problems.length, 'problem')}</p>
      </div>
      {!list.isFavourites && (
        <div className="flex gap-2">
          <Button
            isSmall
            icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => setIsRenaming(true)}
          >
            Rename
          </Button>
          <Button
            isSmall
            look="danger"
            isBusy={remove.isPending}
            icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => setIsAsking(true)}
          >
            Delete
          </Button>
        </div>
      )}
      {isRenaming && <RenameDialog list={list} onClose={() => setIsRenaming(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete list"
        question={`“${list.name}” will be gone. Its problems stay in the library.`}
        confirmText="Delete list"
        onConfirm={() => remove.mutate()}
      />
    </header>
  )
}
