import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useFormRefusal } from '../../lib/api/use-form-refusal.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { useCanSendMail } from '../../shared/accounts/use-can-send-mail.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/toast.tsx'
import { invalidateTickets } from './invalidate-tickets.ts'
import { sendTicket } from './queries.ts'
import { type ContactForm as Form, toTicketBody } from './use-contact-form.ts'

interface ContactFormProps {
  form: Form
  /** The user's orders, courses and so on that can be attached, serialized by `serializeAbout`. */
  choices: readonly SelectOption[]
  onSent: (id: string) => void
}

/** Form to write a message to the operator. */
export function ContactForm({ form, choices, onSent }: ContactFormProps) {
  const queryClient = useQueryClient()
  const { register, formState } = form
  const { errors } = formState
  const about = useWatch({ control: form.control, name: 'about' })
  const mailGoesOut = useCanSendMail()
  const draft = useFormDraft(form, 'contact', { base: '' })
  const showRefusal = useFormRefusal(form, ['name', 'email', 'subject', 'message'])
  const sending = useMutation({
    mutationFn: (body: Parameters<typeof sendTicket>[0]) =>
      draft.sendOnce((requestKey) => sendTicket({ ...body, requestKey })),
    onSuccess: async ({ message, _id }) => {
      notify(message)
      form.reset({ ...form.getValues(), subject: '', message: '', about: '' })
      draft.forget()
      await invalidateTickets(queryClient)
      onSent(_id)
    },
    onError: showRefusal,
  })
  return (
    <form
      noValidate
      aria-labelledby="send-us-a-message"
      className="panel flex h-full flex-col gap-4 p-5"
      onSubmit={form.handleSubmit((values) => sending.mutate(toTicketBody(values)))}
    >
      <h2 id="send-us-a-message" className="text-body font-semibold">
        Send us a message
      </h2>
      <FormDraftNotice draft={draft} />
      {errors.root?.message && <ErrorBox>{errors.root.message}</ErrorBox>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <Field label="Subject" error={errors.subject?.message} {...register('subject')} />
      <TextArea
        label="Message"
        rows={7}
        areaClassName="max-md:text-[16px]"
        error={errors.message?.message}
        {...register('message')}
      />
      <Select
        label="It is about"
        options={[{ value: '', text: 'Nothing in particular' }, ...choices]}
        value={about}
        onChoose={(value) => form.setValue('about', value)}
      />
      <div className="mt-auto">
        <Button
          type="submit"
          look="primary"
          className="w-full"
          isBusy={sending.isPending}
          icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        >
          {sending.isPending ? 'Sending' : 'Send message'}
        </Button>
        <p className="mt-3 text-caption text-faint">
          Kept for the people who run this installation. Their answer stands below
          {mailGoesOut && ' and comes by mail, too'}.
        </p>
      </div>
    </form>
  )
}
