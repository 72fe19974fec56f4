import type { Order } from '@codedojo/contract'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'

const words = {
  asked: 'You asked for a refund',
  declined: 'Your request for a refund was declined',
  sending: 'The refund is being sent',
  sent: 'The refund is on its way to you',
  done: 'The refund is done',
  failed: 'The refund failed',
} as const satisfies Record<NonNullable<Order['refund']>['state'], string>

/** The refund of an order: its state, and what was asked and answered, if anything. */
export function RefundHistory({ refund }: { refund: NonNullable<Order['refund']> }) {
  const { state, amount, note, answer, askedAt, doneAt } = refund
  return (
    <section aria-label="Refund">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-semibold">{words[state]}</h3>
        <span className="num text-body">{formatRupees(amount)}</span>
      </div>
      <p className="text-ui text-muted">{formatDateTime(new Date(doneAt ?? askedAt))}</p>
      {note !== '' && <Words who="You" text={note} />}
      {answer !== '' && <Words who="Answer" text={answer} />}
    </section>
  )
}

function Words({ who, text }: { who: string; text: string }) {
  return (
    <p className="mt-2 border-l-2 border-line-strong pl-3 text-ui break-words whitespace-pre-wrap" dir="auto">
      <span className="text-faint">{who}: </span>
      {text}
    </p>
  )
}
