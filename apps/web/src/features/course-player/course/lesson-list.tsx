import { type LessonRow, lessonsPerPage } from '@codedojo/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LessonItem } from './lesson-item.tsx'

interface LessonListProps {
  lessons: readonly LessonRow[]
  currentId: string
  /** Whether the video of the open lesson is playing. */
  isPlaying: boolean
}

/** The lessons in pages of five, starting with the page of the open lesson. */
export function LessonList({ lessons, currentId, isPlaying }: LessonListProps) {
  const own = Math.floor(Math.max(0, positionOf(lessons, currentId)) / lessonsPerPage)
  const [chosen, setChosen] = useState({ currentId, page: own })
  const lastPage = Math.max(0, Math.ceil(lessons.length / lessonsPerPage) - 1)
  const page = Math.min(chosen.currentId === currentId ? chosen.page : own, lastPage)
  const from = page * lessonsPerPage
  const shown = lessons.slice(from, from + lessonsPerPage)
  const show = (next: number) => setChosen({ currentId, page: next })
  return (
    <Panel
      title="Lessons"
      className="max-md:rounded-none max-md:border-x-0"
      trailing={
        <span className="num text-caption text-faint">
          {rangeWords(from + 1, from + shown.length)} of {lessons.length}
        </span>
      }
    >
      <ol start={from + 1}>
        {shown.map((lesson, at) => (
          <LessonItem
            key={lesson._id}
            lesson={lesson}
            number={from + at + 1}
            isCurrent={lesson._id === currentId}
            isPlaying={isPlaying && lesson._id === currentId}
          />
        ))}
      </ol>
      {lastPage > 0 && (
        <nav aria-label="Pages of lessons" className="flex justify-between border-t border-line p-2">
          <Button
            isSmall
            disabled={page === 0}
            onClick={() => show(page - 1)}
            icon={<ChevronLeft size={14} strokeWidth={1.75} aria-hidden />}
          >
            Previous
          </Button>
          <Button isSmall disabled={page === lastPage} onClick={() => show(page + 1)}>
            Next
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
          </Button>
        </nav>
      )}
    </Panel>
  )
}

/** "6–10", or "6" for a single lesson. */
function rangeWords(first: number, last: number): string {
  return first === last ? String(first) : `${first}–${last}`
}

function positionOf(lessons: readonly LessonRow[], id: string): number {
  return lessons.findIndex(({ _id }) => _id === id)
}
