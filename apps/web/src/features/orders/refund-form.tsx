import { askRefundBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../lib/api/api-error.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { useCanSendMail } from '../../shared/accounts/use-can-send-mail.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/toast.tsx'
import { invalidateOrders, requestRefund } from './queries.ts'

interface RefundFormProps {
  orderId: string
  /** End of the refund period. */
  until: string
}

/** Form to request a refund. */
export function RefundForm({ orderId, until }: RefundFormProps) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(askRefundBody), defaultValues: { reason: '' } })
  const mailGoesOut = useCanSendMail()
  const draft = useFormDraft(form, `refund:${orderId}`)
  const asking = useMutation({
    mutationFn: ({ reason }: { reason: string }) => requestRefund(orderId, reason),
    onSuccess: async ({ message }) => {
      notify(message)
      draft.forget()
      await invalidateOrders(queryClient)
    },
  })
  return (
    <form noValidate className="print:hidden" onSubmit={form.handleSubmit((body) => asking.mutate(body))}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-semibold">Ask for a refund</h3>
        <span className="text-caption text-faint">Until {formatLongDate(new Date(until))}</span>
      </div>
      <FormDraftNotice draft={draft} />
      {asking.error && <ErrorBox>{messageOf(asking.error)}</ErrorBox>}
      <TextArea
        label="Reason"
        rows={3}
        hint={`An admin answers here${mailGoesOut ? ' and by mail' : ''}. The amount goes back the way it came.`}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <Button
        type="submit"
        className="mt-3 w-full"
        disabled={asking.isPending}
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
      >
        {asking.isPending ? 'Sending' : 'Request refund'}
      </Button>
    </form>
  )
}
