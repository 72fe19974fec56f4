import { decideRefundBody, type ManagedOrder, shipOrderBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import { useCanSendMail } from '../../../shared/accounts/use-can-send-mail.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { OrderAction } from './order-actions.ts'
import { useOrderChange } from './use-order-change.ts'

interface OrderDialogProps {
  act: OrderAction
  order: ManagedOrder
  onClose: () => void
}

/** The dialog of the action that the admin has started. */
export function OrderDialog({ act, order, onClose }: OrderDialogProps) {
  if (act === 'ship') return <ShipDialog order={order} onClose={onClose} />
  return <RefundDialog act={act} order={order} onClose={onClose} />
}

interface ActDialogProps {
  order: ManagedOrder
  onClose: () => void
}

function ShipDialog({ order, onClose }: ActDialogProps) {
  const mailGoesOut = useCanSendMail()
  const { mutate } = useOrderChange()
  const form = useForm({ resolver: zodResolver(shipOrderBody), defaultValues: { tracking: '' } })
  const submit = form.handleSubmit(({ tracking }) => {
    mutate({ kind: 'ship', order, tracking })
    onClose()
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Ship order ${order.number}`}
      description={`"${order.thing.name}" is marked as sent: the buyer sees it with the order${mailGoesOut ? ', and by mail' : ''}.`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5">
        <Field
          label="Tracking"
          aside={<span className="text-faint">optional</span>}
          hint="The carrier's number or link; the buyer sees it."
          error={form.formState.errors.tracking?.message}
          {...form.register('tracking')}
        />
        <Actions confirmText="Mark as shipped" look="primary" />
      </form>
    </Dialog>
  )
}

const refundTexts = {
  approve: { title: 'Approve the refund of order', confirm: 'Refund', look: 'danger' },
  refund: { title: 'Refund order', confirm: 'Refund', look: 'danger' },
  retry: { title: 'Try the refund again of order', confirm: 'Try again', look: 'danger' },
  decline: { title: 'Decline the refund of order', confirm: 'Decline', look: 'danger' },
} as const

function RefundDialog({ act, order, onClose }: ActDialogProps & { act: Exclude<OrderAction, 'ship'> }) {
  const form = useForm({
    resolver: zodResolver(decideRefundBody),
    defaultValues: { approve: act !== 'decline', answer: '' },
  })
  const mailGoesOut = useCanSendMail()
  const draft = useFormDraft(form, `refund-answer:${act}:${order._id}`)
  const { mutate } = useOrderChange(draft.forget)
  const submit = form.handleSubmit(({ approve, answer }) => {
    mutate({ kind: 'decide', order, approve, answer })
    onClose()
  })
  const { title, confirm, look } = refundTexts[act]
  const amount = formatRupees(order.amount)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onDiscard={draft.forget}
      title={`${title} ${order.number}`}
      description={consequenceOf(act, order)}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5">
        <FormDraftNotice draft={draft} />
        <TextArea
          label="Answer to the buyer"
          aside={<span className="text-faint">optional</span>}
          hint={mailGoesOut ? 'It stands with the order, and in a mail.' : 'It stands with the order.'}
          rows={3}
          dir="auto"
          error={form.formState.errors.answer?.message}
          {...form.register('answer')}
        />
        <Actions confirmText={confirm === 'Refund' ? `Refund ${amount}` : confirm} look={look} />
      </form>
    </Dialog>
  )
}

function consequenceOf(act: Exclude<OrderAction, 'ship'>, { amount, kind, shippedAt }: ManagedOrder): string {
  if (act === 'decline') return 'The order stays as it is. The buyer sees the answer with it.'
  if (act === 'retry') return 'The payment provider is told once more, for the same payment.'
  const money = `${formatRupees(amount)} goes back the way it came. This action cannot be undone.`
  if (kind === 'premium') return `${money} The year of premium ends.`
  if (kind === 'course') return `${money} The time that it bought of the course is taken back.`
  return shippedAt === null
    ? `${money} The product returns to the stock.`
    : `${money} It was shipped, so the stock stays as it is.`
}

interface ActionsProps {
  confirmText: string
  look: 'primary' | 'danger'
}

function Actions({ confirmText, look }: ActionsProps) {
  return (
    <div className="flex justify-end gap-2">
      <DialogCancel />
      <Button type="submit" look={look}>
        {confirmText}
      </Button>
    </div>
  )
}
