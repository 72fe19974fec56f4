import type { Course } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { DeleteCourseDialog } from '../delete-course-dialog.tsx'
import { CourseDialog } from '../form/course-dialog.tsx'
import { managedCoursesQuery } from '../queries.ts'
import { courseCountText, coursesMatching } from './course-list-text.ts'
import { ManagedCourseCard, type ManagedCourseCardProps } from './managed-course-card.tsx'
import { SampleCoursesNotice } from './sample-courses-notice.tsx'

type OpenDialog = { kind: 'save'; course: Course | null } | { kind: 'delete'; course: Course }

const gridClasses = 'grid grid-cols-1 gap-4 min-[680px]:grid-cols-2 min-[1280px]:grid-cols-3'
const addIcon = <Plus size={16} strokeWidth={1.75} aria-hidden />

/** All courses including drafts, with search, and actions to add, edit and delete. */
export function ManagedCourses() {
  const { data, error, isFetching, refetch } = useQuery(managedCoursesQuery)
  const [words, setWords] = useState('')
  const [started, setStarted] = useState<OpenDialog | null>(null)
  const add = () => setStarted({ kind: 'save', course: null })
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Course Management</h1>
          <p className="min-h-5 text-ui text-muted">{data && courseCountText(data)}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <SearchField label="Search by name or mentor" className="md:w-64" value={words} onType={setWords} />
          <Button look="primary" className="max-md:w-full" icon={addIcon} onClick={add}>
            Add New Course
          </Button>
        </div>
      </header>
      {data === undefined && error === null && <CourseSkeleton />}
      {data === undefined && error !== null && (
        <ReadFailed title="Failed to fetch courses" reading={{ error, isFetching, refetch }} />
      )}
      {data && (
        <>
          <SampleCoursesNotice count={data.filter(({ isSample }) => isSample).length} />
          <Cards
            courses={data}
            words={words}
            onAdd={add}
            onClear={() => setWords('')}
            onEdit={(course) => setStarted({ kind: 'save', course })}
            onDelete={(course) => setStarted({ kind: 'delete', course })}
          />
        </>
      )}
      {started?.kind === 'save' && <CourseDialog course={started.course} onClose={() => setStarted(null)} />}
      {started?.kind === 'delete' && (
        <DeleteCourseDialog course={started.course} onClose={() => setStarted(null)} />
      )}
    </>
  )
}

interface CardsProps extends Omit<ManagedCourseCardProps, 'course'> {
  courses: readonly Course[]
  words: string
  onAdd: () => void
  onClear: () => void
}

function Cards({ courses, words, onAdd, onClear, ...acts }: CardsProps) {
  const found = coursesMatching(courses, words)
  if (courses.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden />}
          title="No courses yet."
          detail="Begin with a draft: learners see it once it is published."
        >
          <Button isSmall onClick={onAdd}>
            Add Your First Course
          </Button>
        </EmptyState>
      </div>
    )
  if (found.length === 0)
    return <NothingFound title="No courses found" detail="Try a different search term" onClear={onClear} />
  return (
    <ul className={gridClasses} aria-label="Courses">
      {found.map((course) => (
        <li key={course._id} className="min-w-0">
          <ManagedCourseCard course={course} {...acts} />
        </li>
      ))}
    </ul>
  )
}

function CourseSkeleton() {
  return (
    <Skeleton label="Loading the courses" className={gridClasses}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="panel overflow-hidden">
          <div className="h-[142px] bg-raised" />
          <div className="space-y-3 p-4">
            <Bone className="h-4 w-2/3" />
            <Bone />
            <Bone className="w-4/5" />
            <Bone className="mt-6 h-8" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
