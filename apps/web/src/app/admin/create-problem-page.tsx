import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ProblemForm, type SavedProblem } from '../../features/problem-admin/form/problem-form.tsx'
import { editProblemPath, problemPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import { useTitle } from '../shell/use-title.ts'
import { ProblemCreator } from './problem-creator.tsx'
import { problemFormSlots } from './problem-form-slots.tsx'

export function CreateProblemPage() {
  useTitle('Create problem')
  const user = useUser()
  const queryClient = useQueryClient()
  const [made, setMade] = useState<Omit<SavedProblem, 'message'> | null>(null)
  const onSaved = ({ message, ...saved }: SavedProblem) => {
    notify(message)
    setMade(saved)
    window.scrollTo({ top: 0 })
    void queryClient.invalidateQueries()
  }
  return (
    <>
      <h1 className="mb-6 text-heading">Create problem</h1>
      {made && (
        <p className="panel mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-body">
          <CircleCheck size={16} strokeWidth={1.75} className="shrink-0 text-ac" aria-hidden />
          <span className="min-w-0 flex-1 break-words" dir="auto">
            “{made.title}” is there. The form is ready for the next one.
          </span>
          {made.status === 'published' && (
            <Link to={problemPath(made)} className={buttonClasses({ isSmall: true })}>
              View it as learners do
            </Link>
          )}
          <Link to={editProblemPath(made._id)} className={buttonClasses({ look: 'ghost', isSmall: true })}>
            Edit it
          </Link>
        </p>
      )}
      <ProblemForm
        problem={null}
        creator={<ProblemCreator name={user.name} avatarUrl={user.avatarUrl} />}
        onSaved={onSaved}
        {...problemFormSlots}
      />
    </>
  )
}
