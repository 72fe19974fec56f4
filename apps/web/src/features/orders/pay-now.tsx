import type { Order } from '@codedojo/contract'
import { CreditCard } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useTimeLeft } from './use-time-left.ts'

interface PayNowProps {
  order: Order
  isBusy: boolean
  onPay: () => void
}

/** Lets an order be paid that was left unpaid. Nothing for an order that cannot be paid any more. */
export function PayNow({ order: { state, reservedUntil, kind }, isBusy, onPay }: PayNowProps) {
  const timeLeft = useTimeLeft(reservedUntil)
  if (state !== 'created' || kind === 'course') return null
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
