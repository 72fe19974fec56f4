import { login, loginBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../lib/api.ts'
import { useFormRefusal } from '../../lib/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { rememberSession } from './queries.ts'
import { WakingBanner } from './waking-banner.tsx'

interface LoginFormProps {
  /** The way to a new password, beside the password's label. */
  forgotLink: ReactNode
}

/** Signs in. Where to go afterwards is the route guard's decision. */
export function LoginForm({ forgotLink }: LoginFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { emailId: '', password: '', remember: false },
  })
  const showRefusal = useFormRefusal(form, ['emailId', 'password'])
  const signIn = useMutation({
    mutationFn: (body: Parameters<typeof submitLogin>[0]) => submitLogin(body),
    onSuccess: ({ user }) => rememberSession(queryClient, user),
    onError: showRefusal,
  })
  const { errors } = form.formState

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => signIn.mutate(body))}
      className="flex flex-col gap-5"
    >
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.emailId?.message}
        {...form.register('emailId')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={forgotLink}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Checkbox label="Remember me for 30 days" {...form.register('remember')} />
      <Button type="submit" look="primary" disabled={signIn.isPending}>
        {signIn.isPending ? 'Signing in' : 'Sign in'}
      </Button>
      <WakingBanner isPending={signIn.isPending} />
    </form>
  )
}

function submitLogin(body: { emailId: string; password: string; remember: boolean }) {
  return callApi(login, { body })
}
