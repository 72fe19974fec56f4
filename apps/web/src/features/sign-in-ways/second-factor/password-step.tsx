import { beginSecondFactor, type ResponseOf } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'

const passwordSchema = z.object({ currentPassword: z.string().min(1, 'Current password is required') })

interface PasswordStepProps {
  emailId: string
  onDrawn: (drawn: ResponseOf<typeof beginSecondFactor>) => void
  onCancel: () => void
}

/** First step: the password, so that a session left open cannot shut its owner out. */
export function PasswordStep({ emailId, onDrawn, onCancel }: PasswordStepProps) {
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { currentPassword: '' } })
  const begin = useMutation({
    mutationFn: (body: z.output<typeof passwordSchema>) => callApi(beginSecondFactor, { body }),
    onSuccess: onDrawn,
    onError: useFormRefusal(form, ['currentPassword']),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex max-w-[400px] flex-col gap-5 p-4"
      onSubmit={form.handleSubmit((body) => begin.mutate(body))}
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
      <div className="flex gap-2">
        <Button type="submit" isBusy={begin.isPending}>
          Continue
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
