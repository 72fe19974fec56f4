import { forgotPassword, forgotPasswordBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SlowResponseBanner } from './slow-response-banner.tsx'

interface ForgotPasswordFormProps {
  /** Initial value of the field. */
  email?: string
}

/** Requests an email with a reset link. The answer does not reveal whether the account exists. */
export function ForgotPasswordForm({ email = '' }: ForgotPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(forgotPasswordBody), defaultValues: { emailId: email } })
  const showRefusal = useFormRefusal(form, ['emailId'])
  const ask = useMutation({
    mutationFn: (body: { emailId: string }) => callApi(forgotPassword, { body }),
    onError: showRefusal,
  })
  const { errors } = form.formState
  if (ask.data)
    return (
      <p role="status" className="rounded-lg bg-ac-soft px-3 py-3 text-body">
        {ask.data.message}
      </p>
    )

  return (
    <form noValidate onSubmit={form.handleSubmit((body) => ask.mutate(body))} className="flex flex-col gap-5">
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.emailId?.message}
        {...form.register('emailId')}
      />
      <Button type="submit" look="primary" disabled={ask.isPending}>
        Send the link
      </Button>
      <SlowResponseBanner isPending={ask.isPending} />
    </form>
  )
}
