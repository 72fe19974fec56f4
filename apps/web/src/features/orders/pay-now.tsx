import type { Order } from '@codedojo/contract'
import { CreditCard } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../lib/join-classes.ts'
import { PaymentNotice } from '../../shared/payments/payment-notice.tsx'
import { usePaymentsOff } from '../../shared/payments/payments-query.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { useTimeLeft } from './use-time-left.ts'

interface PayNowProps {
  order: Order
  /** Path of the product, course or premium page, to order again. */
  thingPath: string
  isBusy: boolean
  onPay: () => void
}

/** Button to pay an unpaid order, or to order again when its time has run out. Without payments, neither. */
export function PayNow({ order: { state, reservedUntil, kind }, thingPath, isBusy, onPay }: PayNowProps) {
  const timeLeft = useTimeLeft(reservedUntil)
  const isOff = usePaymentsOff()
  if (state === 'expired' && kind !== 'premium')
    return (
      <div className="print:hidden">
        <Link to={thingPath} className={joinClasses(buttonClasses({}), 'w-full')}>
          Order again
        </Link>
      </div>
    )
  if (state !== 'created') return null
  if (isOff) return <PaymentNotice className="print:hidden" />
  return (
    <div className="print:hidden">
      {timeLeft !== null && (
        <p className="mb-3 text-ui text-muted">
          Held for you for <span className="num text-ink">{timeLeft}</span>
        </p>
      )}
      <Button
        look="primary"
        className="w-full"
        disabled={isBusy}
        icon={<CreditCard size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onPay}
      >
        {isBusy ? 'Processing' : 'Pay now'}
      </Button>
    </div>
  )
}
