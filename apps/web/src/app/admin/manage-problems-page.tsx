import type { ManagedProblem } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ManagedList } from '../../features/problem-admin/list/managed-list.tsx'
import { useDeleteProblem } from '../../features/problem-admin/list/use-delete-problem.ts'
import { createProblemPath, editProblemPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useTitle } from '../shell/use-title.ts'

type OpenDialog = { what: 'edit' | 'delete'; problem: ManagedProblem }

/** The list of all problems, to edit and delete them. */
export function ManageProblemsPage() {
  useTitle('Edit and delete')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const remove = useDeleteProblem(() => void queryClient.invalidateQueries())
  const close = (isOpen: boolean) => !isOpen && setAsked(null)
  const title = asked?.problem.title ?? ''
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">Edit and delete problems</h1>
        <Link to={createProblemPath} className={buttonClasses({ look: 'primary' })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Create problem
        </Link>
      </div>
      <ManagedList
        onEdit={(problem) => setAsked({ what: 'edit', problem })}
        onVersions={({ _id }) => void navigate(`${editProblemPath(_id)}?view=versions`)}
        onDelete={(problem) => setAsked({ what: 'delete', problem })}
      />
      <ConfirmDialog
        isOpen={asked?.what === 'edit'}
        onOpenChange={close}
        title="Edit problem"
        question={`Do you want to edit "${title}"? Learners see what you change once it is saved.`}
        confirmText="Edit problem"
        look="primary"
        onConfirm={() => asked && void navigate(editProblemPath(asked.problem._id))}
      />
      <ConfirmDialog
        isOpen={asked?.what === 'delete'}
        onOpenChange={close}
        title={`Delete "${title}"`}
        question="This action cannot be undone. Submissions to it stay readable for their authors."
        confirmText="Delete problem"
        onConfirm={() => asked && remove(asked.problem)}
      />
    </>
  )
}
