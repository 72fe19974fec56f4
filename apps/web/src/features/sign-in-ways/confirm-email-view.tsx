import { confirmEmail } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { signInWaysQuery } from './queries.ts'

interface ConfirmEmailViewProps {
  /** Token of the emailed link. */
  token: string
  /** Shown once the email is confirmed. */
  onward: ReactNode
  /** Link to request a new token, if this one has expired. */
  anew: ReactNode
  /** Link to sign in as the account's owner and return here. */
  toOwner: ReactNode
  onConfirmed?: () => void
}

/** Confirms only on a click, because mail scanners open every link. */
export function ConfirmEmailView({ token, onward, anew, toOwner, onConfirmed }: ConfirmEmailViewProps) {
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => callApi(confirmEmail, { body: { token } }),
    onSuccess: () => {
      onConfirmed?.()
      return queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey })
    },
  })
  if (confirm.data)
    return (
      <div role="status" className="flex flex-col gap-5">
        <p className="rounded-lg bg-ac-soft px-3 py-3 text-body">{confirm.data.message}</p>
        {onward}
      </div>
    )
  const { error } = confirm
  const isOfAnother = error instanceof ApiError && error.code === 'not_owner_of_change'
  const isUsedUp = error instanceof ApiError && error.code === 'confirmation_link_invalid'
  return (
    <div className="flex flex-col gap-5">
      {error && <ErrorBox>{messageOf(error)}</ErrorBox>}
      {isUsedUp && anew}
      {isOfAnother && toOwner}
      {!isUsedUp && !isOfAnother && (
        <Button look="primary" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm email
        </Button>
      )}
    </div>
  )
}
