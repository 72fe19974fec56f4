import { changeEmail, changeEmailBody, type SignInWays } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { notify } from '../../ui/toast.tsx'
import { signInWaysQuery } from './queries.ts'

interface EmailFormProps {
  ways: Pick<SignInWays, 'hasPassword' | 'canSendMail'>
  onClose: () => void
  onChanged: () => void
}

/** Changes the email: confirmed by an emailed link if the server can send mail, otherwise by the password. */
export function EmailForm({ ways: { hasPassword, canSendMail }, onClose, onChanged }: EmailFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(formOf(hasPassword)),
    defaultValues: { emailId: '', currentPassword: '' },
  })
  const draft = useFormDraft(form, 'email', { instead: { currentPassword: '' } })
  const showRefusal = useFormRefusal(form, ['emailId', 'currentPassword'])
  const change = useMutation({
    mutationFn: ({ emailId, currentPassword }: { emailId: string; currentPassword: string }) =>
      callApi(changeEmail, { body: { emailId, ...(hasPassword && { currentPassword }) } }),
    onSuccess: ({ message }) => {
      notify(message)
      draft.forget()
      onClose()
      onChanged()
      void queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey })
    },
    onError: showRefusal,
  })
  const { errors } = form.formState
  if (!hasPassword && !canSendMail)
    return (
      <p className="border-t border-line px-4 py-3 text-ui text-muted">
        Set a password below first: this installation sends no mail that could show that the new email is
        yours.
      </p>
    )
  return (
    <form
      noValidate
      className="flex max-w-[400px] flex-col gap-5 border-t border-line p-4"
      onSubmit={form.handleSubmit((input) => change.mutate(input))}
    >
      <FormDraftNotice draft={draft} />
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        hint={canSendMail ? 'A link is sent there; the old email stays until it is opened.' : undefined}
        error={errors.emailId?.message}
        {...form.register('emailId')}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {canSendMail ? 'Send the link' : 'Change email'}
        </Button>
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function formOf(hasPassword: boolean) {
  return changeEmailBody.extend({
    currentPassword: z.string().min(hasPassword ? 1 : 0, 'Your password is required'),
  })
}
