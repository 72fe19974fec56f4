import { addPasskey, addPasskeyBody, beginPasskey, newPasskeySchema } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { callApi } from '../../../lib/api/api.ts'
import { useFormRefusal } from '../../../lib/api/use-form-refusal.ts'
import { makePasskey, PasskeyError } from '../../../lib/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { signInWaysQuery } from '../queries.ts'

const nameForm = addPasskeyBody.pick({ name: true })

/** Asks for a name; then the browser asks where the passkey is to be kept. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(nameForm), defaultValues: { name: nameOfSystem() } })
  const showRefusal = useFormRefusal(form, ['name'])
  const add = useMutation({
    mutationFn: async ({ name }: z.output<typeof nameForm>) => {
      const passkey = newPasskeySchema.parse(await makePasskey(await callApi(beginPasskey)))
      return callApi(addPasskey, { body: { name, passkey } })
    },
    onSuccess: ({ name }) => {
      notify(`The passkey “${name}” signs in from now on.`)
      onClose()
      void queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey })
    },
    onError: (error) =>
      error instanceof PasskeyError ? form.setError('root', { message: error.message }) : showRefusal(error),
  })
  const { errors } = form.formState
  return (
    <form
      noValidate
      className="flex max-w-[400px] flex-col gap-5 border-t border-line p-4"
      onSubmit={form.handleSubmit((body) => add.mutate(body))}
    >
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <Field
        autoFocus
        label="Name"
        autoComplete="off"
        hint="Where you keep it, such as the phone or the password manager"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={add.isPending}>
          Continue
        </Button>
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A first name, which people change where they keep it elsewhere. */
function nameOfSystem(): string {
  return systems.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? ''
}
