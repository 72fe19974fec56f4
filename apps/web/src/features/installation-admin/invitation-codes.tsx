import {
  addInvitationCode,
  deleteInvitationCode,
  type InvitationCode,
  invitationCodeBody,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { browserZoneName, parseLocalTime } from '../../lib/format/local-time.ts'
import { invitationPath } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { invitationCodesQuery } from './queries.ts'

/** The invitation codes, with a form for another one. */
export function InvitationCodes({ isAsked }: { isAsked: boolean }) {
  const { data: codes, error, isFetching, refetch } = useQuery(invitationCodesQuery)
  return (
    <Panel title="Invitation codes">
      {!isAsked && (
        <p className="border-b border-line px-4 py-3 text-ui text-muted">
          Nobody is asked for a code now. Choose “Whoever has an invitation code” above to use them.
        </p>
      )}
      {codes === undefined && error && (
        <ReadFailed title="Failed to load the codes." reading={{ error, isFetching, refetch }} />
      )}
      {codes === undefined && !error && (
        <Skeleton label="Loading the codes" className="p-4">
          <Bone className="w-64" />
        </Skeleton>
      )}
      {codes?.length === 0 && <p className="px-4 py-3 text-body text-muted">There are no codes yet.</p>}
      <ul>
        {codes?.map((code) => (
          <CodeRow key={code._id} code={code} />
        ))}
      </ul>
      <NewCodeForm />
    </Panel>
  )
}

function CodeRow({ code: { _id, code, name, most, used, endsAt } }: { code: InvitationCode }) {
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const now = useNow(60_000)
  const { mutate } = useMutation({
    mutationFn: () => callApi(deleteInvitationCode, { params: { id: _id } }),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => notifyFailure('The code was not deleted.', { detail: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationCodesQuery.queryKey }),
  })
  const isOver = Date.parse(endsAt) <= now || used >= most
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-body" dir="auto">
          {name}
        </p>
        <p className="text-ui text-muted">
          <span className="num">
            {used} of {most}
          </span>{' '}
          used · {isOver ? 'lets nobody in any more' : `until ${formatDateTime(new Date(endsAt))}`}
        </p>
      </div>
      <code className="num text-body">{code}</code>
      <CopyButton
        label={`Copy the link for ${name}`}
        text={new URL(invitationPath(code), window.location.origin).href}
      />
      <IconButton
        label={`Delete the code for ${name}`}
        className="hover:text-wa"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete the code for ${name}`}
        question="Nobody can join with it any more. Who has joined stays."
        confirmText="Delete the code"
        onConfirm={() => mutate()}
      />
    </li>
  )
}

/** The values as typed; the end is in the browser's time zone. */
const newCodeSchema = z
  .object({ name: z.string(), most: z.string(), endsAt: z.string() })
  .transform((typed, context): z.output<typeof invitationCodeBody> => {
    const most = typed.most.trim() === '' ? undefined : Number(typed.most)
    const endsAt = parseLocalTime(typed.endsAt) ?? undefined
    const { data, error } = invitationCodeBody.safeParse({ name: typed.name, most, endsAt })
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
    return data ?? z.NEVER
  })

function NewCodeForm() {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(newCodeSchema),
    defaultValues: { name: '', most: '30', endsAt: '' },
  })
  const refuse = useFormRefusal(form, ['name', 'most', 'endsAt'])
  const { mutate, isPending } = useMutation({
    mutationFn: (body: z.output<typeof newCodeSchema>) => callApi(addInvitationCode, { body }),
    onSuccess: async ({ name }) => {
      form.reset()
      await queryClient.invalidateQueries({ queryKey: invitationCodesQuery.queryKey })
      notify(`The code for ${name} is drawn.`)
    },
    onError: refuse,
  })
  const { errors } = form.formState
  return (
    <form noValidate className="space-y-4 p-4" onSubmit={form.handleSubmit((body) => mutate(body))}>
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.5fr)]">
        <Field
          label="For whom"
          dir="auto"
          placeholder="Spring class"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field label="Accounts" inputMode="numeric" error={errors.most?.message} {...form.register('most')} />
        <Field
          label="Until"
          type="datetime-local"
          hint={`Time zone ${browserZoneName()}`}
          error={errors.endsAt?.message}
          {...form.register('endsAt')}
        />
      </div>
      <Button type="submit" disabled={isPending}>
        Draw a code
      </Button>
    </form>
  )
}
