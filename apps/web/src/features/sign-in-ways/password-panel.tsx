import { changePassword, newPasswordSchema } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/toast.tsx'
import { sessionsQuery, signInWaysQuery } from './queries.ts'

interface PasswordPanelProps {
  emailId: string
  hasPassword: boolean
}

/** Changes the password, or sets the first one of an account created through a provider. */
export function PasswordPanel({ emailId, hasPassword }: PasswordPanelProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(formOf(hasPassword)),
    defaultValues: { currentPassword: '', password: '' },
  })
  const showRefusal = useFormRefusal(form, ['currentPassword', 'password'])
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: { currentPassword: string; password: string }) =>
      callApi(changePassword, { body: { password, ...(hasPassword && { currentPassword }) } }),
    onSuccess: ({ message }) => {
      notify(message)
      form.reset()
      for (const { queryKey } of [signInWaysQuery, sessionsQuery])
        void queryClient.invalidateQueries({ queryKey })
    },
    onError: showRefusal,
  })
  const { errors } = form.formState
  return (
    <Panel title="Password">
      <p className="px-4 pt-4 text-body text-muted">
        {hasPassword
          ? 'Every other session ends with the change, and so do your API tokens; this session stays.'
          : 'You have none yet. With a password you can sign in without a provider, too.'}
      </p>
      <form
        noValidate
        className="flex max-w-[400px] flex-col gap-5 p-4"
        onSubmit={form.handleSubmit((input) => change.mutate(input))}
      >
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        {/* Password managers store the new password under this user name. */}
        <input type="text" autoComplete="username" value={emailId} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div>
          <Button type="submit" isBusy={change.isPending}>
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function formOf(hasPassword: boolean) {
  return z.object({
    currentPassword: z.string().min(hasPassword ? 1 : 0, 'Current password is required'),
    password: newPasswordSchema,
  })
}
