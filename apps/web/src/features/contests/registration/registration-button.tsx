import type { ContestSummary } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { use } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyFailure } from '../../../ui/toast.tsx'
import { phaseAt } from '../phase.ts'
import { refetchContest, register, unregister } from '../queries.ts'
import { ContestCodePrompt } from './contest-code-dialog.tsx'

interface RegistrationButtonProps {
  contest: Pick<ContestSummary, '_id' | 'name' | 'startsAt' | 'endsAt' | 'visibility' | 'isRegistered'>
  /** Milliseconds since 1970, by the server's clock. */
  now: number
  isPrimary?: boolean
  className?: string
}

/** Registers, or unregisters until the contest starts. If the contest needs a registration code, the button asks for it. */
export function RegistrationButton(props: RegistrationButtonProps) {
  const { contest, now, isPrimary = false, className } = props
  const { _id, name, visibility, isRegistered } = contest
  const queryClient = useQueryClient()
  const askForCode = use(ContestCodePrompt)
  const change = useMutation({
    mutationFn: () => (isRegistered ? unregister(_id) : register(_id)),
    onSuccess: async ({ message }) => {
      notify(message)
      await refetchContest(queryClient, _id)
    },
    onError: (error) => {
      notifyFailure(messageOf(error))
      void refetchContest(queryClient, _id)
    },
  })
  const needsCode = visibility === 'code' && !isRegistered
  const isFinal = isRegistered && phaseAt(contest, now) !== 'upcoming'
  return (
    <Button
      {...(isPrimary && { look: 'primary' })}
      aria-label={`${isRegistered ? 'Registered' : 'Register'}: ${name}`}
      aria-pressed={isRegistered}
      disabled={change.isPending || isFinal}
      className={className}
      icon={isRegistered && <CircleCheck size={16} strokeWidth={1.75} className="text-ac" aria-hidden />}
      onClick={() => (needsCode ? askForCode(contest) : change.mutate())}
    >
      {isRegistered ? 'Registered' : 'Register'}
    </Button>
  )
}
