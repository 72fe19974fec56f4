import { joinClasses } from '../../../lib/join-classes.ts'
import { clockIn, offsetWords, zoneWords } from './time-zones.ts'

interface ZoneOptionProps {
  id: string
  index: number
  zone: string
  isActive: boolean
  /** Whether it is the browser's zone. */
  isOwn: boolean
  onChoose: () => void
}

export function ZoneOption({ id, index, zone, isActive, isOwn, onChoose }: ZoneOptionProps) {
  const now = new Date()
  return (
    <button
      type="button"
      id={id}
      data-index={index}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={joinClasses(
        'flex min-h-10 w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-2.5 py-1 text-left text-body hover:bg-raised max-md:min-h-11',
        isActive ? 'bg-raised text-ink' : 'text-muted',
      )}
      // `preventDefault` keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="min-w-0 flex-1 truncate max-md:basis-full">{zoneWords(zone)}</span>
      {isOwn && <span className="chip">This browser</span>}
      <span className="num text-ui text-muted">
        {offsetWords(zone, now)} · {clockIn(zone, now)}
      </span>
    </button>
  )
}
