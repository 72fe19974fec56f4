import { confirmSecondFactor, confirmSecondFactorBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'

const QrCode = lazyWithRetry(async () => (await import('./qr-code.tsx')).QrCode)

interface ConfirmAppProps {
  secret: string
  address: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Second step: the app takes the secret, and shows by a code that it has it. */
export function ConfirmApp({ secret, address, onConfirmed, onCancel }: ConfirmAppProps) {
  const form = useForm({ resolver: zodResolver(confirmSecondFactorBody), defaultValues: { code: '' } })
  const confirm = useMutation({
    mutationFn: (body: z.output<typeof confirmSecondFactorBody>) => callApi(confirmSecondFactor, { body }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: useFormRefusal(form, ['code']),
  })
  const { errors } = form.formState
  const grouped = secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5 p-4">
      <Suspense fallback={<div className="size-[200px] shrink-0" />}>
        <QrCode text={address} label="QR code with the secret for your app" />
      </Suspense>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-5">
        <div>
          <p className="text-body">
            Scan the code with an authenticator app, such as Aegis, Google Authenticator, or a password
            manager.
          </p>
          <p className="mt-2 text-ui text-muted">
            Or type the secret: <code className="num break-words text-text">{grouped}</code>{' '}
            <CopyButton label="Copy the secret" text={secret} />
          </p>
          <p className="mt-2 text-ui text-muted md:hidden">
            On this phone?{' '}
            <a href={address} className={textLinkClasses}>
              Open it in the app
            </a>
          </p>
        </div>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={form.handleSubmit((body) => confirm.mutate(body))}
        >
          {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
          <Field
            label="Code that the app shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-[240px]"
            error={errors.code?.message}
            {...form.register('code')}
          />
          <div className="flex gap-2">
            <Button type="submit" isBusy={confirm.isPending}>
              Turn it on
            </Button>
            <Button look="ghost" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
