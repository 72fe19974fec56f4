interface DayFieldProps {
  label: string
  /** As 2026-11-22; empty: none. */
  value: string
  onChoose: (day: string) => void
}

/** A date of a filter bar. */
export function DayField({ label, value, onChoose }: DayFieldProps) {
  return (
    <label className="input input-quiet w-44 max-md:w-full">
      <span className="text-ui text-muted max-md:w-10">{label}</span>
      <input type="date" value={value} onChange={(event) => onChoose(event.target.value)} />
    </label>
  )
}
