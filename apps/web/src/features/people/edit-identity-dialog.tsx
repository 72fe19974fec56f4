import { correctUser, correctUserBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { peopleKey } from '../../lib/query-keys.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { notify } from '../../ui/toast.tsx'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Edits a user's name and email; the input is kept when the server rejects it. */
export function EditIdentityDialog({ user, onClose, onChanged }: UserDialogProps) {
  const queryClient = useQueryClient()
  const { firstName, lastName, emailId } = user
  const form = useForm({
    resolver: zodResolver(correctUserBody),
    defaultValues: { firstName, lastName, emailId },
  })
  const draft = useFormDraft(form, `correct:${user._id}`)
  const showRefusal = useFormRefusal(form, ['firstName', 'lastName', 'emailId'])
  const correct = useMutation({
    mutationFn: (body: { firstName: string; lastName: string; emailId: string }) =>
      callApi(correctUser, { params: { id: user._id }, body }),
    onSuccess: ({ message }) => {
      notify(message)
      draft.forget()
      onChanged()
      onClose()
    },
    onError: showRefusal,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [peopleKey] }),
  })
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={`Correct ${user.name}`}
      isChanged={() => isDirty && !correct.isSuccess}
      onSubmit={form.handleSubmit((body) => correct.mutate(body))}
      onClose={onClose}
      onDiscard={draft.forget}
      faults={0}
      buttons={
        <Button type="submit" look="primary" disabled={!isDirty} isBusy={correct.isPending}>
          Correct
        </Button>
      }
    >
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto p-5">
        <FormDraftNotice draft={draft} />
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        <p className="text-ui text-muted">
          They sign in with the new email from now on. Sessions and everything else stay, and they are told in
          their settings. A certificate can be issued anew in the corrected name, on its own page.
        </p>
        <Field
          label="First name"
          autoComplete="off"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="off"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          error={errors.emailId?.message}
          {...form.register('emailId')}
        />
      </div>
    </FormDialog>
  )
}
