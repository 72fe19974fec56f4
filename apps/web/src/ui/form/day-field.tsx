import { type ChangeEvent, useState } from 'react'

interface DayFieldProps {
  label: string
  /** As 2026-11-22; empty: none. */
  value: string
  onChoose: (day: string) => void
}

/** Earlier ones are years that are still being typed: 0002, 0020 and 0202 come before 2026. */
const earliestDay = '1000-01-01'

/** A date of a filter bar. While it is half typed nothing is chosen, and what stands in the field stays. */
export function DayField({ label, value, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [chosen, setChosen] = useState(value)
  if (value !== chosen) {
    setChosen(value)
    setTyped(value)
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const day = target.value
    setTyped(day)
    if (day === '' ? target.validity.badInput : day < earliestDay) return
    setChosen(day)
    onChoose(day)
  }
  return (
    <label className="input input-quiet w-44 max-md:w-full">
      <span className="text-ui text-muted max-md:w-10">{label}</span>
      <input type="date" min={earliestDay} max="9999-12-31" value={typed} onChange={take} />
    </label>
  )
}
