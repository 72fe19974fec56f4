import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { type StockLevel, stockLevel } from './inventory-text.ts'

const looks = {
  many: { pill: 'pill-ac', Icon: CircleCheck },
  few: { pill: 'pill-limit', Icon: TriangleAlert },
  short: { pill: 'pill-wa', Icon: CircleAlert },
  none: { pill: 'pill-wa', Icon: CircleAlert },
} as const satisfies Record<StockLevel, { pill: string; Icon: LucideIcon }>

/** The stock of a product, coloured by its level. */
export function StockPill({ quantity }: { quantity: number }) {
  const level = stockLevel(quantity)
  const { pill, Icon } = looks[level]
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {level === 'none' ? (
        'Out of stock'
      ) : (
        <>
          <span className="num">{formatCount(quantity)}</span>
          {level === 'many' ? ' in stock' : ' left'}
        </>
      )}
    </span>
  )
}
