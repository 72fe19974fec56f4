import { bothFactorsBody, endSecondFactor, renewRecoveryCodes } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { signInWaysQuery } from '../queries.ts'

/** The act that needs the password and a code. */
export type FactorAct = 'renew' | 'end'

const texts = {
  renew: {
    title: 'New recovery codes',
    consequence: 'The codes that you have now open nothing any more.',
    button: 'Draw new codes',
    look: 'primary',
  },
  end: {
    title: 'Remove the authenticator app',
    consequence: 'Your password alone signs in from then on, and the recovery codes open nothing any more.',
    button: 'Remove the app',
    look: 'danger',
  },
} as const

const { code } = bothFactorsBody.shape
const factorsSchema = z.object({ currentPassword: z.string().min(1, 'Current password is required'), code })

interface FactorDialogProps {
  act: FactorAct
  onRenewed: (codes: readonly string[]) => void
  onClose: () => void
}

export function FactorDialog({ act, onRenewed, onClose }: FactorDialogProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(factorsSchema),
    defaultValues: { currentPassword: '', code: '' },
  })
  const change = useMutation({
    mutationFn: async (body: z.output<typeof factorsSchema>) => {
      if (act === 'renew') return (await callApi(renewRecoveryCodes, { body })).recoveryCodes
      notify((await callApi(endSecondFactor, { body })).message)
      return null
    },
    onSuccess: (codes) => {
      onClose()
      if (codes) onRenewed(codes)
      else void queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey })
    },
    onError: useFormRefusal(form, ['currentPassword', 'code']),
  })
  const { errors } = form.formState
  const { title, consequence, button, look } = texts[act]
  return (
    <FormDialog
      title={title}
      isChanged={() => false}
      onSubmit={form.handleSubmit((body) => change.mutate(body))}
      onClose={onClose}
      faults={0}
      buttons={
        <Button type="submit" look={look} isBusy={change.isPending}>
          {button}
        </Button>
      }
    >
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto p-5">
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        <p className="text-ui text-muted">{consequence}</p>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <Field
          label="Code of the app, or a recovery code"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code')}
        />
      </div>
    </FormDialog>
  )
}
