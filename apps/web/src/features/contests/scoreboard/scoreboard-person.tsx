import type { ScoreboardRow } from '@codedojo/contract'
import { Avatar } from '../../../ui/avatar.tsx'

interface ScoreboardPersonProps {
  row: ScoreboardRow
  isOwn: boolean
}

/** The participant of a row, and why there is no place when there is none. */
export function ScoreboardPerson({ row: { person, place, isDisqualified }, isOwn }: ScoreboardPersonProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={person.name} url={person.avatarUrl} size={24} />
      <span className="truncate text-body" title={person.name} dir="auto">
        {person.name}
      </span>
      {isOwn && <span className="text-ui text-muted">you</span>}
      {place === null && (
        <span className="text-caption whitespace-nowrap text-faint">
          {isDisqualified ? 'disqualified' : 'out of competition'}
        </span>
      )}
    </span>
  )
}
