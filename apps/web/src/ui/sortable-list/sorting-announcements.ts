import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

interface NamedItem {
  readonly id: string
  readonly name: string
}

/** The announcements for screen readers while a list is sorted. */
export function sortingAnnouncements(items: readonly NamedItem[]) {
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id)
  const nameOf = (id: UniqueIdentifier) => items[placeOf(id)]?.name ?? ''
  const placeWords = (place: number) => `place ${place + 1} of ${items.length}`
  const pickedUp = (id: UniqueIdentifier) =>
    `${nameOf(id)} is picked up, at its own ${placeWords(placeOf(id))}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => pickedUp(active.id),
    // The first of these events follows the pick-up at once and would replace its announcement.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      if (over.id === active.id) return pickedUp(active.id)
      return `${nameOf(active.id)} is over ${placeWords(placeOf(over.id))}.`
    },
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} was put down at ${placeWords(placeOf(over?.id ?? active.id))}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeWords(placeOf(active.id))}.`,
  }
  return {
    announcements,
    placed: ({ name }: NamedItem, place: number) => `${name} is now at ${placeWords(place)}.`,
    instructions:
      'Space picks up, the arrow keys move, Space puts down, Escape takes the move back. The buttons beside it move one step.',
  }
}
