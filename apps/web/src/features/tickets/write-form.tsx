import { addToTicketBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../lib/api/api-error.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'

interface WriteAct {
  text: string
  look: ButtonLook
  isBusy: boolean
  act: (written: { message: string; requestKey: string }) => Promise<unknown>
}

interface WriteFormProps {
  /** Id of the message to reply to. */
  ticketId: string
  label: string
  hint?: string | undefined
  /** Why the last one was rejected. */
  error: Error | null
  /** The submit buttons; Enter presses the first. */
  acts: readonly WriteAct[]
}

/** Form to add a message to a thread; the typed text is kept until the server has it. */
export function WriteForm({ ticketId, label, hint, error, acts }: WriteFormProps) {
  const form = useForm({ resolver: zodResolver(addToTicketBody), defaultValues: { message: '' } })
  const draft = useFormDraft(form, `ticket:${ticketId}`)
  const submit = ({ act }: WriteAct) =>
    form.handleSubmit(async ({ message }) => {
      const isSent = await draft
        .sendOnce((requestKey) => act({ message, requestKey }))
        .then(
          () => true,
          // The error is shown in the box above the field.
          () => false,
        )
      if (!isSent) return
      form.reset()
      draft.forget()
    })
  const isBusy = acts.some((each) => each.isBusy)
  const [first] = acts
  return (
    <form noValidate className="space-y-3 p-4" onSubmit={first && submit(first)}>
      <FormDraftNotice draft={draft} />
      {error && <ErrorBox>{messageOf(error)}</ErrorBox>}
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        areaClassName="max-md:text-[16px]"
        error={form.formState.errors.message?.message}
        {...form.register('message')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {acts.map((each, index) => (
          <Button
            key={each.text}
            type={index === 0 ? 'submit' : 'button'}
            look={each.look}
            isBusy={isBusy}
            onClick={index > 0 ? submit(each) : undefined}
          >
            {each.isBusy ? 'Sending' : each.text}
          </Button>
        ))}
      </div>
    </form>
  )
}
