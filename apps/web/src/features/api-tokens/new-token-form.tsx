import {
  isAdminScope,
  makeApiToken,
  makeApiTokenBody,
  type TokenScope,
  tokenScopes,
  tokenScopeTexts,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { serverNow } from '../../lib/api/server-clock.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field, FieldNote } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { MadeTokenFacts } from './made-token.tsx'
import { apiTokensQuery } from './queries.ts'

const lifetimes = [
  { value: '7', text: 'In 7 days' },
  { value: '30', text: 'In 30 days' },
  { value: '90', text: 'In 90 days' },
  { value: '365', text: 'In a year' },
]

const { name, scopes } = makeApiTokenBody.shape
const newTokenSchema = z.object({ name, scopes, days: z.string() })
const initial: z.input<typeof newTokenSchema> = { name: '', scopes: ['read'], days: '30' }

interface NewTokenFormProps {
  isAdmin: boolean
  onMade: (made: MadeTokenFacts) => void
}

export function NewTokenForm({ isAdmin, onMade }: NewTokenFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(newTokenSchema),
    defaultValues: initial,
  })
  const refuse = useFormRefusal(form, ['name', 'scopes'])
  const days = useController({ control: form.control, name: 'days' })
  const chosen = useController({ control: form.control, name: 'scopes' })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, scopes, days }: z.output<typeof newTokenSchema>) => {
      const endsAt = new Date(serverNow() + Number(days) * 86_400_000).toISOString()
      return callApi(makeApiToken, { body: { name, scopes, endsAt } })
    },
    onSuccess: ({ apiToken, token }) => {
      form.reset()
      onMade({ name: apiToken.name, token })
      return queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey })
    },
    onError: refuse,
  })
  const { errors } = form.formState
  return (
    <Panel title="New token">
      <form noValidate className="space-y-4 p-4" onSubmit={form.handleSubmit((typed) => mutate(typed))}>
        {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
        <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field
            label="What it is for"
            dir="auto"
            placeholder="Grade sheet"
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <Select label="Ends" options={lifetimes} value={days.field.value} onChoose={days.field.onChange} />
        </div>
        <Scopes
          offered={tokenScopes.filter((scope) => isAdmin || !isAdminScope(scope))}
          chosen={chosen.field.value}
          onChange={chosen.field.onChange}
          error={errors.scopes?.message}
        />
        <Button type="submit" isBusy={isPending}>
          Make the token
        </Button>
      </form>
    </Panel>
  )
}

interface ScopesProps {
  offered: readonly TokenScope[]
  chosen: readonly TokenScope[]
  onChange: (chosen: readonly TokenScope[]) => void
  error: string | undefined
}

function Scopes({ offered, chosen, onChange, error }: ScopesProps) {
  const noteId = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : noteId}>
      <legend className="mb-1 text-ui">It may</legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <>
              {tokenScopeTexts[scope]} <code className="num text-muted">{scope}</code>
            </>
          }
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(offered.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
          }
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  )
}
