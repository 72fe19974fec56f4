import { type ChangeEvent, useState } from 'react'

interface DayFieldProps {
  label: string
  /** As 2026-11-22; empty if no date is set. */
  value: string
  onChoose: (day: string) => void
}

/** Years that are still being typed (0002, 0020, 0202) come before this date and are ignored. */
const earliestDay = '1000-01-01'

/** A date field of a filter bar. A half-typed date chooses nothing and stays in the field. */
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
