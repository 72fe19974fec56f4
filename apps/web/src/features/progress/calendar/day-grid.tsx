import { type KeyboardEvent, useState } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { type CalendarDay, heatLevel, type MonthSpan } from './calendar-days.ts'
import { monthWord, spokenDay } from './day-text.ts'

const heats = { 0: 'bg-heat-0', 1: 'bg-heat-1', 2: 'bg-heat-2' } as const

export interface DayGridProps {
  /** Accessible name. */
  label: string
  rows: readonly (readonly (CalendarDay | null)[])[]
  today: string
  /** Number of days from one square to the next, along a row and down a column. */
  steps: { readonly along: number; readonly down: number }
  /** Accessible names of the rows; every other one is also visible. */
  rowNames?: readonly string[]
  months?: readonly MonthSpan[]
  /** Absent: the days cannot be opened. */
  onOpen?: (day: CalendarDay) => void
}

/**
 * Days as squares in three shades. If days can be opened, the grid is a single tab stop, and arrow keys move between days.
 * Source: WAI-ARIA Authoring Practices, grid pattern.
 */
export function DayGrid({ label, rows, today, steps, rowNames, months, onOpen }: DayGridProps) {
  const [active, setActive] = useState(today)
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const wanted = dayAfterKey(rows, active, event.key, steps)
    if (wanted === null) return
    event.preventDefault()
    setActive(wanted)
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus()
  }
  return (
    <table
      aria-label={label}
      {...(onOpen && { role: 'grid', onKeyDown: move })}
      className="w-full table-fixed border-separate border-spacing-1"
    >
      {months && <MonthRow months={months} />}
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.find((day) => day !== null)?.day}>
            {rowNames && <RowName name={rowNames[index] ?? ''} isShown={index % 2 === 0} />}
            {row.map((day, place) => (
              <td key={day?.day ?? `none-${place}`} className="p-0">
                {day && (
                  <DaySquare
                    day={day}
                    isToday={day.day === today}
                    isStop={day.day === active}
                    {...(onOpen && {
                      onOpen: () => {
                        setActive(day.day)
                        onOpen(day)
                      },
                    })}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DaySquareProps {
  day: CalendarDay
  isToday: boolean
  /** Whether this square is the grid's tab stop. */
  isStop: boolean
  onOpen?: () => void
}

function DaySquare({ day, isToday, isStop, onOpen }: DaySquareProps) {
  const words = spokenDay(day)
  const classes = joinClasses(
    'block aspect-square w-full rounded-[5px]',
    heats[heatLevel(day)],
    isToday && 'ring-2 ring-primary ring-offset-2 ring-offset-panel',
  )
  if (!onOpen) return <span role="img" aria-label={words} title={words} className={classes} />
  return (
    <button
      type="button"
      data-day={day.day}
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      aria-current={isToday ? 'date' : undefined}
      title={words}
      onClick={onOpen}
      className={joinClasses(classes, 'cursor-pointer hover:opacity-80')}
    />
  )
}

function MonthRow({ months }: { months: readonly MonthSpan[] }) {
  return (
    <thead>
      <tr>
        <td className="w-8 p-0" />
        {months.map(({ month, weeks }) => (
          <th key={month} scope="colgroup" colSpan={weeks} className="p-0 text-left text-caption font-normal">
            {/* A month of a single column is too narrow for its name. */}
            <span className={weeks > 1 ? 'text-faint' : 'sr-only'}>{monthWord(month)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function RowName({ name, isShown }: { name: string; isShown: boolean }) {
  return (
    <th scope="row" className="p-0 text-left text-caption font-normal text-faint">
      <span className={isShown ? '' : 'sr-only'}>{name}</span>
    </th>
  )
}

/** The day that an arrow key leads to; null if none, or another key. */
function dayAfterKey(
  rows: DayGridProps['rows'],
  active: string,
  key: string,
  { along, down }: DayGridProps['steps'],
): string | null {
  const days = rows
    .flat()
    .flatMap((each) => (each ? [each.day] : []))
    .toSorted()
  const from = days.indexOf(active)
  const places: Record<string, number> = {
    ArrowLeft: from - along,
    ArrowRight: from + along,
    ArrowUp: from - down,
    ArrowDown: from + down,
    Home: 0,
    End: days.length - 1,
  }
  return days[places[key] ?? -1] ?? null
}
