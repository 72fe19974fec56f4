import { connectDirectory, connectDirectoryBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogCancel, nothingIsLost } from '../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { notify } from '../../ui/toast.tsx'
import { signInWaysQuery } from './queries.ts'

interface ConnectDirectoryDialogProps {
  /** What people call the directory. */
  name: string
  onClose: () => void
}

/** Connects a user name of the operator's directory to the account. */
export function ConnectDirectoryDialog({ name, onClose }: ConnectDirectoryDialogProps) {
  const form = useForm({
    resolver: zodResolver(connectDirectoryBody),
    defaultValues: { username: '', password: '' },
  })
  const queryClient = useQueryClient()
  const showRefusal = useFormRefusal(form, ['username', 'password'])
  const connect = useMutation({
    mutationFn: (body: { username: string; password: string }) => callApi(connectDirectory, { body }),
    onSuccess: ({ message }) => {
      notify(message)
      onClose()
    },
    onError: showRefusal,
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey }),
  })
  const { errors } = form.formState
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isChanged={nothingIsLost}
      title={`Connect ${name}`}
      description={`With your user name and password of ${name}. The password is not kept.`}
    >
      <form
        noValidate
        className="flex flex-col gap-5 overflow-y-auto p-5"
        onSubmit={form.handleSubmit((body) => connect.mutate(body))}
      >
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        <Field
          label="User name"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="off"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <DialogCancel />
          <Button type="submit" look="primary" isBusy={connect.isPending}>
            Connect
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
