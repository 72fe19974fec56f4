import { register, registerBody, type User } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { AccountFields } from '../../shared/accounts/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { rememberSession } from './queries.ts'
import { SlowResponseBanner } from './slow-response-banner.tsx'

/** The API accepts only `true`; the form starts with an unticked box. */
const signupForm = registerBody.extend({ terms: z.boolean().pipe(registerBody.shape.terms) })
type SignupBody = z.output<typeof signupForm>

interface SignupFormProps {
  /** Label of the tick box, with a link to the terms. */
  termsLabel: ReactNode
  onSignedUp?: (user: User) => void
  /** The invitation code that the form asks for, as it is in the address; null if the form asks for none. */
  invitation?: string | null
  /** Links for somebody who already has an account with this email. */
  renderTaken?: (emailId: string) => ReactNode
}

/** Creates an account and signs in. */
export function SignupForm({ termsLabel, invitation = null, onSignedUp, renderTaken }: SignupFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(signupForm),
    defaultValues: {
      ...{ firstName: '', emailId: '', password: '', terms: false },
      ...(invitation !== null && { invitation }),
    },
  })
  const showRefusal = useFormRefusal(form, ['firstName', 'emailId', 'password', 'terms', 'invitation'])
  const signUp = useMutation({
    mutationFn: (body: SignupBody) => callApi(register, { body }),
    onSuccess: ({ user }) => {
      rememberSession(queryClient, user)
      onSignedUp?.(user)
    },
    onError: showRefusal,
  })
  const { errors } = form.formState

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => signUp.mutate(body))}
      className="flex flex-col gap-5"
    >
      {errors.root?.message && (
        <ErrorBox>
          {errors.root.message}
          {isTaken(signUp.error) && signUp.variables && renderTaken?.(signUp.variables.emailId)}
        </ErrorBox>
      )}
      <AccountFields
        name={{
          ...{ label: 'First name', autoComplete: 'given-name', error: errors.firstName?.message },
          ...form.register('firstName'),
        }}
        email={{ autoComplete: 'email', error: errors.emailId?.message, ...form.register('emailId') }}
        password={{ error: errors.password?.message, ...form.register('password') }}
      />
      {invitation !== null && (
        <Field
          label="Invitation code"
          autoComplete="off"
          hint="From whoever invited you"
          error={errors.invitation?.message}
          {...form.register('invitation')}
        />
      )}
      <Checkbox label={termsLabel} error={errors.terms?.message} {...form.register('terms')} />
      <Button type="submit" look="primary" disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating the account' : 'Create account'}
      </Button>
      <SlowResponseBanner isPending={signUp.isPending} />
    </form>
  )
}

function isTaken(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'email_taken'
}
