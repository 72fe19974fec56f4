import { endSecondFactor, passkeyAnswerSchema, renewRecoveryCodes } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { PasskeyError } from '../../../lib/passkeys.ts'
import { answerChallenge } from '../../../shared/accounts/answer-challenge.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { signInWaysQuery } from '../queries.ts'

/** The act that needs the password, and a code or a passkey. */
export type FactorAct = 'renew' | 'end'

const texts = {
  renew: {
    title: 'New recovery codes',
    consequence: 'The codes that you have now open nothing any more.',
    button: 'Draw new codes',
    look: 'primary',
  },
  end: {
    title: 'Remove the second factor',
    consequence:
      'Your password asks neither for a code nor for a passkey from then on, and the recovery codes open nothing any more.',
    button: 'Remove',
    look: 'danger',
  },
} as const

const passwordSchema = z.string().min(1, 'Current password is required')
const codeSchema = z.string().min(1, 'Code is required')
const factorsSchema = z.object({ currentPassword: passwordSchema, code: codeSchema })

interface FactorDialogProps {
  act: FactorAct
  /** Whether a passkey can be shown in place of a code. */
  hasPasskeys: boolean
  onRenewed: (codes: readonly string[]) => void
  onClose: () => void
}

export function FactorDialog({ act, hasPasskeys, onRenewed, onClose }: FactorDialogProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(factorsSchema),
    defaultValues: { currentPassword: '', code: '' },
  })
  const showRefusal = useFormRefusal(form, ['currentPassword', 'code'])
  const change = useMutation({
    /** Without a code, a passkey is asked for. */
    mutationFn: async (typed: { currentPassword: string; code?: string }) => {
      const isByPasskey = typed.code === undefined
      const passkey = isByPasskey ? passkeyAnswerSchema.parse(await answerChallenge()) : undefined
      const body = { ...typed, passkey }
      if (act === 'renew') return (await callApi(renewRecoveryCodes, { body })).recoveryCodes
      notify((await callApi(endSecondFactor, { body })).message)
      return null
    },
    onSuccess: (codes) => {
      onClose()
      if (codes) onRenewed(codes)
      else void queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey })
    },
    onError: (error) =>
      error instanceof PasskeyError ? form.setError('root', { message: error.message }) : showRefusal(error),
  })
  const passByPasskey = async () => {
    if (!change.isPending && (await form.trigger('currentPassword')))
      change.mutate({ currentPassword: form.getValues('currentPassword') })
  }
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
          label={hasPasskeys ? 'Code of an app, or a recovery code' : 'Code of the app, or a recovery code'}
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code')}
        />
        {hasPasskeys && (
          <div>
            <Button isBusy={change.isPending} onClick={() => void passByPasskey()}>
              Use a passkey in place of the code
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  )
}
