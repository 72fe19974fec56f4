import type { ResponseOf, roomPeople } from '@codedojo/contract'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Avatar } from '../../../ui/avatar.tsx'

export type RoomPerson = ResponseOf<typeof roomPeople>[number]

interface MentionSuggestionsProps {
  id: string
  people: readonly RoomPerson[]
  /** Index of the option that Enter chooses. */
  active: number
  onChoose: (person: RoomPerson) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** Suggestions for the mention being typed. The focus stays in the field. */
export function MentionSuggestions({ id, people, active, onChoose }: MentionSuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="People of this room"
      className="absolute bottom-full left-0 z-20 mb-2 max-h-64 w-72 max-w-full overflow-y-auto rounded-lg border border-line-strong bg-panel p-1.5"
    >
      {people.map((person, index) => (
        <div
          key={person._id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={joinClasses(
            'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 text-body max-md:min-h-11',
            index === active ? 'bg-raised text-ink' : 'text-muted',
          )}
          // `preventDefault` keeps the focus in the field.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Avatar name={person.name} url={person.avatarUrl} size={24} />
          <bdi className="min-w-0 flex-1 truncate text-left">{person.name}</bdi>
          {person.isOnline && <span className="text-caption text-ac">online</span>}
        </div>
      ))}
    </div>
  )
}
