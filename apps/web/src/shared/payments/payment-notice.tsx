import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'
import { paymentsQuery } from './payments-query.ts'

interface PaymentNoticeProps {
  className?: string
  /** The sentence in test mode. */
  testText?: string
}

/** Says that payments are simulated, or that there are none; nothing while a real provider takes them. */
export function PaymentNotice({
  className,
  testText = 'Payments are in test mode on this installation. No money moves.',
}: PaymentNoticeProps) {
  const { data } = useQuery(paymentsQuery)
  if (data?.provider !== 'test' && data?.provider !== null) return null
  return (
    <p className={joinClasses('flex items-start gap-2 text-ui text-muted', className)}>
      <TriangleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-limit" aria-hidden />
      {data.provider === null
        ? 'This installation takes no payments, so nothing can be bought here.'
        : testText}
    </p>
  )
}
