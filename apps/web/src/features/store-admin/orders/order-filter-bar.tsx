import { type OrderFilter, orderFilters, orderKinds } from '@codedojo/contract'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { orderFilterLabels, orderKindLabels } from './order-text.ts'

type FilterName = (typeof orderFilters)[number]

interface OrderFilterBarProps {
  filter: OrderFilter
  /** Number of orders per filter; null until loaded. */
  counts: Readonly<Record<FilterName, number>> | null
  onChange: (filter: OrderFilter, options?: { replace: boolean }) => void
}

const names = orderFilters.toSorted((one, other) => placeOf(one) - placeOf(other))

function placeOf(name: FilterName): number {
  return Object.keys(orderFilterLabels).indexOf(name)
}

export function OrderFilterBar({ filter, counts, onChange }: OrderFilterBarProps) {
  const { q = '', kind, state, from = '', to = '' } = filter
  const { typed, setTyped } = useSearchText({
    text: q,
    onPause: (text, options) => onChange({ ...filter, q: text }, options),
  })
  return (
    <search aria-label="Filter the orders" className="mb-4 space-y-3">
      <div className="flex flex-wrap gap-3">
        <SearchField
          label="Search orders"
          placeholder="Number, thing, buyer or payment id"
          className="md:w-80"
          value={typed}
          onType={setTyped}
        />
        <Select
          label="Kind"
          isQuiet
          className="w-36 max-md:flex-1"
          value={kind ?? ''}
          options={[
            { value: '', text: 'All kinds' },
            ...orderKinds.map((value) => ({ value, text: orderKindLabels[value] })),
          ]}
          onChoose={(value) => onChange({ ...filter, kind: orderKinds.find((each) => each === value) })}
        />
        <DayField label="From" value={from} onChoose={(day) => onChange({ ...filter, from: day })} />
        <DayField label="To" value={to} onChoose={(day) => onChange({ ...filter, to: day })} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip isOn={state === undefined} onChoose={() => onChange({ ...filter, state: undefined })}>
          All
        </Chip>
        {names.map((name) => (
          <Chip key={name} isOn={state === name} onChoose={() => onChange({ ...filter, state: name })}>
            {orderFilterLabels[name]}
            {counts && <span className="num text-faint">{formatCount(counts[name])}</span>}
          </Chip>
        ))}
      </div>
    </search>
  )
}

interface ChipProps {
  isOn: boolean
  onChoose: () => void
  children: React.ReactNode
}

function Chip({ isOn, onChoose, children }: ChipProps) {
  return (
    <button type="button" className="chip h-7! max-md:h-8!" aria-pressed={isOn} onClick={onChoose}>
      {children}
    </button>
  )
}
