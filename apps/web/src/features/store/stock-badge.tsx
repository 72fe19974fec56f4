import { stockThresholds } from '@codedojo/contract'
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'

interface StockBadgeProps {
  quantity: number
  /** True if an unpaid order of the user reserves one, which `quantity` excludes. */
  isHeld: boolean
  className?: string
}

/** The available stock. */
export function StockBadge({ quantity, isHeld, className }: StockBadgeProps) {
  const { Icon, tone, text } = badgeOf(quantity, isHeld)
  return (
    <p className={joinClasses('flex items-center gap-1.5 text-caption', className)}>
      <Icon size={14} strokeWidth={1.75} className={tone} aria-hidden />
      <span className="text-muted">{text}</span>
    </p>
  )
}

function badgeOf(quantity: number, isHeld: boolean) {
  if (quantity <= 0 && isHeld) return { Icon: Clock, tone: 'text-limit', text: 'Held for you' }
  if (quantity <= 0) return { Icon: CircleX, tone: 'text-wa', text: 'Out of stock' }
  const text = `${quantity} in stock`
  if (quantity <= stockThresholds.few) return { Icon: TriangleAlert, tone: 'text-limit', text }
  return { Icon: CircleCheck, tone: 'text-ac', text }
}
