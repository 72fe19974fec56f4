import { newPasswordSchema, resetPassword } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { forgetSession } from './queries.ts'
import { SlowResponseBanner } from './slow-response-banner.tsx'

const resetForm = z.object({ password: newPasswordSchema })

interface ResetPasswordFormProps {
  /** Token of the emailed link. */
  token: string
  /** Link to sign in, shown once the password is changed. */
  onward: ReactNode
  onDone: () => void
}

/** Sets a new password. This ends every session of the account, including this browser's. */
export function ResetPasswordForm({ token, onward, onDone }: ResetPasswordFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(resetForm), defaultValues: { password: '' } })
  const showRefusal = useFormRefusal(form, ['password'])
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => callApi(resetPassword, { body: { token, password } }),
    onSuccess: () => {
      onDone()
      return forgetSession(queryClient)
    },
    onError: showRefusal,
  })
  const { errors } = form.formState
  if (reset.data)
    return (
      <div role="status" className="flex flex-col gap-5">
        <p className="rounded-lg bg-ac-soft px-3 py-3 text-body">{reset.data.message}</p>
        {onward}
      </div>
    )

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => reset.mutate(body))}
      className="flex flex-col gap-5"
    >
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" look="primary" disabled={reset.isPending}>
        Change password
      </Button>
      <SlowResponseBanner isPending={reset.isPending} />
    </form>
  )
}
