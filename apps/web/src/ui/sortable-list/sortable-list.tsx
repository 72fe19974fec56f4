import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { IconButton } from '../icon-button.tsx'
import { sortingAnnouncements } from './sorting-announcements.ts'
import { useFocusAfterMove } from './use-focus-after-move.ts'

export interface SortableItem {
  readonly id: string
  /** Accessible name. */
  readonly name: string
  readonly content: ReactNode
}

interface SortableListProps {
  /** Accessible name of the list. */
  label: string
  items: readonly SortableItem[]
  /** Positions from 0. */
  onMove: (from: number, to: number) => void
}

/** A list that is sorted by dragging, by the keys of a handle, or step by step with buttons; each move is announced. */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [said, say] = useState('')
  const { list, keepFocus } = useFocusAfterMove(items)
  const words = sortingAnnouncements(items)
  const drop = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex(({ id }) => id === active.id)
    const to = items.findIndex(({ id }) => id === over?.id)
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  const step = (from: number, to: number) => {
    const item = items[from]
    if (!item) return
    keepFocus(item.id, to < from ? 'up' : 'down')
    say(words.placed(item, to))
    onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: words.announcements,
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={label} className="divide-y divide-line">
          {items.map((item, place) => (
            <Row key={item.id} item={item} place={place} count={items.length} onStep={step} />
          ))}
        </ol>
      </SortableContext>
      <p className="sr-only" role="status">
        {said}
      </p>
    </DndContext>
  )
}

/** At an end of the list the disabled button is faint. */
const stepClasses = 'disabled:border-transparent! disabled:bg-transparent! disabled:opacity-40'

interface RowProps {
  item: SortableItem
  place: number
  count: number
  onStep: (from: number, to: number) => void
}

function Row({ item: { id, name, content }, place, count, onStep }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      data-sorted-id={id}
      className={joinClasses('flex min-w-0 items-center gap-1 px-2', isDragging && 'relative z-10 bg-raised')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {count > 1 && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={`Order of ${name}`}
          className="btn btn-ghost btn-sm btn-square cursor-grab touch-none"
        >
          <GripVertical size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <div className="min-w-0 flex-1">{content}</div>
      {count > 1 && (
        <span className="flex shrink-0 max-md:flex-col">
          <IconButton
            label={`Move up ${name}`}
            data-step="up"
            className={stepClasses}
            disabled={place === 0}
            icon={<ArrowUp size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onStep(place, place - 1)}
          />
          <IconButton
            label={`Move down ${name}`}
            data-step="down"
            className={stepClasses}
            disabled={place === count - 1}
            icon={<ArrowDown size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onStep(place, place + 1)}
          />
        </span>
      )}
    </li>
  )
}
