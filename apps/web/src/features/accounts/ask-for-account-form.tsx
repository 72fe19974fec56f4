import { askForAccount, askForAccountBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SlowResponseBanner } from './slow-response-banner.tsx'

/** The API accepts only `true`; the form starts with an unticked box. */
const askForm = askForAccountBody.extend({ terms: z.boolean().pipe(askForAccountBody.shape.terms) })
type AskBody = z.output<typeof askForm>

interface AskForAccountFormProps {
  /** Label of the tick box, with a link to the terms. */
  termsLabel: ReactNode
  /** The domains whose emails may sign up. */
  domains: readonly string[]
}

/** Asks for an account, whose password is chosen with the mailed link: only that proves whose email it is. */
export function AskForAccountForm({ termsLabel, domains }: AskForAccountFormProps) {
  const form = useForm({
    resolver: zodResolver(askForm),
    defaultValues: { firstName: '', emailId: '', terms: false },
  })
  const showRefusal = useFormRefusal(form, ['firstName', 'emailId', 'terms'])
  const ask = useMutation({
    mutationFn: (body: AskBody) => callApi(askForAccount, { body }),
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
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        hint={`At ${domains.join(' or ')}`}
        error={errors.emailId?.message}
        {...form.register('emailId')}
      />
      <Checkbox label={termsLabel} error={errors.terms?.message} {...form.register('terms')} />
      <Button type="submit" look="primary" disabled={ask.isPending}>
        Send the link
      </Button>
      <SlowResponseBanner isPending={ask.isPending} />
    </form>
  )
}
