import { type CourseLearner, type ManagedCourse, unenrolLearner } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { useIsNarrowDesktop } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { type LearnerFilter, learnersPerPage, learnersQuery } from '../queries.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { LearnerCards, LearnerTable } from './learner-rows.tsx'

/** The learners of a course with their progress; some were enrolled without an order. */
export function Learners({ course }: { course: ManagedCourse }) {
  const [filter, setFilter] = useState<LearnerFilter>({ q: '', page: 1 })
  const { typed, setTyped } = useSearchText({ text: filter.q, onPause: (q) => setFilter({ q, page: 1 }) })
  const [isEnrolling, setIsEnrolling] = useState(false)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <SearchField label="Search by name or email" className="md:w-72" value={typed} onType={setTyped} />
        <Button
          className="max-md:w-full"
          icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setIsEnrolling(true)}
        >
          Enroll a learner
        </Button>
      </div>
      <LearnerPage course={course} filter={filter} onFilter={setFilter} />
      {isEnrolling && <EnrolDialog course={course} onClose={() => setIsEnrolling(false)} />}
    </>
  )
}

interface LearnerPageProps {
  course: ManagedCourse
  filter: LearnerFilter
  onFilter: (filter: LearnerFilter) => void
}

function LearnerPage({ course, filter, onFilter }: LearnerPageProps) {
  const { data, error, isFetching, refetch } = useQuery(learnersQuery(course._id, filter))
  const [taken, setTaken] = useState<CourseLearner | null>(null)
  const Rows = useIsNarrowDesktop() ? LearnerCards : LearnerTable
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the learners." reading={{ error, isFetching, refetch }} />
  if (data === undefined) return <LearnerSkeleton />
  if (data.items.length === 0 && filter.q !== '')
    return (
      <NothingFound
        title="No learner has this in name or email."
        onClear={() => onFilter({ q: '', page: 1 })}
      />
    )
  if (data.items.length === 0) return <NoLearners />
  const lastPage = Math.max(1, Math.ceil(data.total / learnersPerPage))
  return (
    <>
      <Rows course={course} learners={data.items} onTakeBack={setTaken} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ui text-muted">
          {pluralize(data.total, 'learner')}
        </p>
        {lastPage > 1 && (
          <Pagination
            label="Pages of learners"
            page={filter.page}
            lastPage={lastPage}
            onChoose={(page) => onFilter({ ...filter, page })}
          />
        )}
      </div>
      {taken && <TakeBackDialog course={course} learner={taken} onClose={() => setTaken(null)} />}
    </>
  )
}

interface TakeBackDialogProps {
  course: ManagedCourse
  learner: CourseLearner
  onClose: () => void
}

function TakeBackDialog({ course, learner: { user }, onClose }: TakeBackDialogProps) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => callApi(unenrolLearner, { params: { id: course._id, userId: user._id } }),
    onSuccess: ({ message }) => notify(message),
    onMutate: () => forgetFailure('Nothing was taken back.'),
    onError: (error) => notifyFailure('Nothing was taken back.', { detail: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Take back the course"
      question={`Take back what was given to ${user.name}? Time that was bought stays; the progress is kept.`}
      confirmText="Take back"
      onConfirm={() => mutate()}
    />
  )
}

function NoLearners() {
  return (
    <div className="panel">
      <EmptyState
        title="Nobody has this course yet."
        icon={<Users size={18} strokeWidth={1.75} aria-hidden />}
      />
    </div>
  )
}

function LearnerSkeleton() {
  return (
    <Skeleton label="Loading the learners" className="panel divide-y divide-line">
      {['w-40', 'w-56', 'w-48'].map((width) => (
        <div key={width} className="flex h-14 items-center gap-4 px-5">
          <Bone className={width} />
          <Bone className="ml-auto w-32" />
        </div>
      ))}
    </Skeleton>
  )
}
