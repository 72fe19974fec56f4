import { type ManagedProblem, openSolution } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { problemAdminKey, problemKey } from '../../../lib/query-keys.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notify, notifyFailure } from '../../../ui/toast.tsx'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface SolutionSwitchProps {
  problem: ManagedProblem
}

/** Opens and closes the solution of a problem, where that is how learners get to see solutions. */
export function SolutionSwitch({ problem }: SolutionSwitchProps) {
  const { parts, solutions } = useInstallation()
  return !parts.premium && solutions === 'opened' ? <Switch problem={problem} /> : null
}

function Switch({ problem: { _id, title, isSolutionOpen } }: SolutionSwitchProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(openSolution, { params: { id: _id }, body: { isOpen: !isSolutionOpen } }),
    onSuccess: ({ isOpen }) =>
      notify(`The solution of “${title}” is ${isOpen ? 'open to everybody' : 'closed'}.`),
    onError: (error) => notifyFailure('The solution stays as it is.', { detail: messageOf(error) }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [problemAdminKey, 'list'] })
      await queryClient.invalidateQueries({ queryKey: [problemKey] })
    },
  })
  return (
    <IconButton
      label={`${isSolutionOpen ? 'Close' : 'Open'} the solution of ${title}`}
      icon={isSolutionOpen ? <LockOpen {...icon} /> : <Lock {...icon} />}
      disabled={isPending}
      onClick={() => mutate()}
    />
  )
}
