import {
  makeDisplayNameSchema,
  type Role,
  registerUser,
  registerUserBody,
  type User,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Shield, User as UserIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { ApiError, serverErrorMessage } from '../../lib/api/api-error.ts'
import { useIdempotentSend } from '../../lib/api/idempotent-sender.ts'
import { peopleKey } from '../../lib/query-keys.ts'
import { AccountFields } from '../../shared/accounts/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'
import { splitName } from './split-name.ts'

const registerForm = registerUserBody
  .omit({ firstName: true, lastName: true })
  .extend({ fullName: makeDisplayNameSchema('Full name').min(1, 'Full name is required') })
const notRegistered = 'user-not-registered'
type RegisterInput = z.output<typeof registerForm>

const accountTypes: readonly { role: Role; text: string; icon: typeof Shield }[] = [
  { role: 'admin', text: 'Admin', icon: Shield },
  { role: 'user', text: 'User', icon: UserIcon },
]

interface RegisterFormProps {
  onRegistered: (user: User) => void
  /** Link to the account that already has this email. */
  renderTaken?: (emailId: string) => ReactNode
}

/** Creates an account for another person. */
export function RegisterForm({ onRegistered, renderTaken }: RegisterFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { fullName: '', emailId: '', password: '', role: 'admin' },
  })
  const sendOnce = useIdempotentSend()
  const register = useMutation({
    mutationFn: ({ fullName, ...rest }: RegisterInput) =>
      sendOnce((requestKey) =>
        callApi(registerUser, { body: { ...splitName(fullName), ...rest, requestKey } }),
      ),
    onMutate: () => forgetFailure(notRegistered),
    onSuccess: ({ user }) => {
      notify('Registration successful!')
      void queryClient.invalidateQueries({ queryKey: [peopleKey] })
      onRegistered(user)
    },
    onError: (error) => {
      notifyFailure(registrationFailure(error), { key: notRegistered })
      if (error instanceof ApiError && error.errors.some(({ field }) => field === 'emailId'))
        form.setError('emailId', { message: error.message }, { shouldFocus: true })
    },
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((input) => register.mutate(input))}
      className="flex flex-col gap-5"
    >
      <AccountFields
        name={{
          ...{ label: 'Full Name', autoComplete: 'off', error: errors.fullName?.message },
          ...form.register('fullName'),
        }}
        email={{ autoComplete: 'off', error: errors.emailId?.message, ...form.register('emailId') }}
        password={{ error: errors.password?.message, ...form.register('password') }}
      />
      {isTaken(register.error) && register.variables && renderTaken?.(register.variables.emailId)}
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => <AccountType role={field.value ?? 'admin'} onChoose={field.onChange} />}
      />
      <Button type="submit" look="primary" disabled={register.isPending}>
        {register.isPending ? 'Registering' : 'Register'}
      </Button>
    </form>
  )
}

function AccountType({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-ui">Account Type</legend>
      <div className="seg w-full">
        {accountTypes.map(({ role: each, text, icon: Icon }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === role}
            className="flex-1 justify-center max-md:h-11"
            onClick={() => onChoose(each)}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function isTaken(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'email_taken'
}

/** The server's message, or that the server is unreachable. */
function registrationFailure(error: Error): string {
  const isTold = error instanceof ApiError && error.message !== serverErrorMessage
  return isTold ? error.message : 'Registration failed'
}
