import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { ProblemForm } from '../features/problem-admin/form/problem-form.tsx'
import { notify } from '../ui/toast.tsx'
import { ProblemCreator } from './problem-creator.tsx'
import { problemFormSlots } from './problem-form-slots.tsx'
import { useTitle } from './use-title.ts'

export function CreateProblemPage() {
  useTitle('Create problem')
  const user = useUser()
  const queryClient = useQueryClient()
  const onSaved = (message: string) => {
    notify(message)
    window.scrollTo({ top: 0 })
    void queryClient.invalidateQueries()
  }
  return (
    <>
      <h1 className="mb-6 text-heading">Create problem</h1>
      <ProblemForm
        user={user}
        problem={null}
        creator={<ProblemCreator name={user.name} avatarUrl={user.avatarUrl} />}
        onSaved={onSaved}
        {...problemFormSlots}
      />
    </>
  )
}
