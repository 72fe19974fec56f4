import { CircleCheck, CircleX, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { formatRupees } from '../../../lib/format/format-rupees.ts'
import type { ManagedOrderDetail } from './order-actions.ts'
import { reasonWords, refundWords } from './order-text.ts'

/** Payments and refunds of an order in order of time. */
export function PaymentHistory({ order }: { order: ManagedOrderDetail }) {
  const { payments, refunds } = order
  if (payments.length === 0 && refunds.length === 0) return null
  return (
    <section aria-label="Payments and refunds" className="p-4">
      <h3 className="text-ui text-muted">Payments and refunds</h3>
      <ul className="mt-2 space-y-3">
        {payments.map((payment) => (
          <PaymentLine key={payment._id} payment={payment} />
        ))}
        {refunds.map((refund) => (
          <RefundLine key={refund._id} refund={refund} />
        ))}
      </ul>
    </section>
  )
}

function PaymentLine({ payment }: { payment: ManagedOrderDetail['payments'][number] }) {
  const { _id, state, amount, method, error, at } = payment
  const isCaptured = state === 'captured'
  const Icon = isCaptured ? CircleCheck : CircleX
  return (
    <Line
      icon={<Icon size={14} strokeWidth={1.75} className={isCaptured ? 'text-ac' : 'text-wa'} aria-hidden />}
      title={isCaptured ? 'Payment arrived' : 'Payment failed'}
      amount={isCaptured ? formatRupees(amount) : null}
      details={[_id, method, error, formatDateTime(new Date(at))]}
    />
  )
}

function RefundLine({ refund }: { refund: ManagedOrderDetail['refunds'][number] }) {
  const { state, reason, amount, note, answer, askedAt, doneAt, providerRefundId } = refund
  return (
    <Line
      icon={
        <Undo2
          size={14}
          strokeWidth={1.75}
          className={state === 'failed' ? 'text-wa' : 'text-muted'}
          aria-hidden
        />
      }
      title={`Refund: ${refundWords[state]}`}
      amount={formatRupees(-amount)}
      details={[reasonWords[reason], providerRefundId ?? '', formatDateTime(new Date(doneAt ?? askedAt))]}
    >
      {note !== '' && <Quote who="Buyer" text={note} />}
      {answer !== '' && <Quote who="Answer" text={answer} />}
    </Line>
  )
}

interface LineProps {
  icon: ReactNode
  title: string
  amount: string | null
  /** Empty lines are omitted. */
  details: readonly string[]
  children?: ReactNode
}

function Line({ icon, title, amount, details, children }: LineProps) {
  return (
    <li className="text-ui">
      <p className="flex items-center gap-2">
        {icon}
        <span className="flex-1">{title}</span>
        {amount !== null && <span className="num">{amount}</span>}
      </p>
      <p className="pl-[22px] break-words text-faint">{details.filter((text) => text !== '').join(', ')}</p>
      {children}
    </li>
  )
}

function Quote({ who, text }: { who: string; text: string }) {
  return (
    <p
      className="mt-1 ml-[22px] border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap"
      dir="auto"
    >
      <span className="text-faint">{who}: </span>
      {text}
    </p>
  )
}
