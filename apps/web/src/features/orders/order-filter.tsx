import type { OrderKind } from '@codedojo/contract'

const choices: readonly { readonly kind: OrderKind | null; readonly text: string }[] = [
  { kind: null, text: 'All' },
  { kind: 'product', text: 'Goods' },
  { kind: 'course', text: 'Courses' },
  { kind: 'premium', text: 'Premium' },
]

interface OrderFilterProps {
  kind: OrderKind | null
  /** Number of orders of the chosen kind; undefined while loading. */
  total: number | undefined
  onChoose: (kind: OrderKind | null) => void
}

export function OrderFilter({ kind, total, onChoose }: OrderFilterProps) {
  return (
    <fieldset className="seg max-md:flex max-md:w-full">
      <legend className="sr-only">Kind of order</legend>
      {choices.map((choice) => (
        <button
          key={choice.text}
          type="button"
          aria-pressed={choice.kind === kind}
          className="max-md:h-10 max-md:flex-1 max-md:justify-center"
          onClick={() => onChoose(choice.kind)}
        >
          {choice.text}
          {choice.kind === kind && total !== undefined && <span className="num text-faint">{total}</span>}
        </button>
      ))}
    </fieldset>
  )
}
