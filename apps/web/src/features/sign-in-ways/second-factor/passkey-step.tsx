import { askForPasskey, passkeyAnswerSchema } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { PasskeyError } from '../../../lib/passkeys.ts'
import { answerChallenge } from '../../../shared/accounts/answer-challenge.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'

const passwordSchema = z.object({ currentPassword: z.string().min(1, 'Current password is required') })

interface PasskeyStepProps {
  emailId: string
  onAsked: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The password, and a passkey that works: then sign-ins with the password ask for one. */
export function PasskeyStep({ emailId, onAsked, onCancel }: PasskeyStepProps) {
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { currentPassword: '' } })
  const showRefusal = useFormRefusal(form, ['currentPassword'])
  const ask = useMutation({
    mutationFn: async (body: z.output<typeof passwordSchema>) =>
      callApi(askForPasskey, {
        body: { ...body, passkey: passkeyAnswerSchema.parse(await answerChallenge()) },
      }),
    onSuccess: ({ recoveryCodes }) => onAsked(recoveryCodes),
    onError: (error) =>
      error instanceof PasskeyError ? form.setError('root', { message: error.message }) : showRefusal(error),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex max-w-[400px] flex-col gap-5 p-4"
      onSubmit={form.handleSubmit((body) => ask.mutate(body))}
    >
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <input type="text" autoComplete="username" value={emailId} readOnly hidden />
      <PasswordField
        autoFocus
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={ask.isPending}>
          Show a passkey
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
