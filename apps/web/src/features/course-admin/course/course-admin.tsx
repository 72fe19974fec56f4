import type { ManagedCourse } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddressTab } from '../../../lib/address/use-address-tab.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { formatCount } from '../../../lib/format/pluralize.ts'
import { managedCoursesPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OpenCount } from '../../../ui/open-count.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { Learners } from '../people/learners.tsx'
import { ManagedQuestions } from '../people/managed-questions.tsx'
import { ManagedReviews } from '../people/managed-reviews.tsx'
import { managedCourseQuery } from '../queries.ts'
import { CourseHead } from './course-head.tsx'
import { LessonList } from './lesson-list.tsx'
import { PlaylistPanel } from './playlist-panel.tsx'

/** Admin page of one course: lessons, learners, reviews and questions. */
export function CourseAdmin({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(managedCourseQuery(id))
  if (data) return <LoadedCourse course={data} />
  if (error === null) return <AdminSkeleton />
  if (error instanceof ApiError && error.status === 404) return <NoSuchCourse />
  return <ReadFailed title="Failed to fetch the course" reading={{ error, isFetching, refetch }} />
}

const views = ['lessons', 'questions', 'learners', 'reviews'] as const
type View = (typeof views)[number]

function LoadedCourse({ course }: { course: ManagedCourse }) {
  const { shown: view, show } = useAddressTab('view', views)
  const counts = {
    lessons: course.lessonList.length,
    questions: course.questions,
    learners: course.learners,
    reviews: course.rating.count,
  } satisfies Record<View, number>
  const words = {
    lessons: 'Lessons',
    questions: 'Questions',
    learners: 'Learners',
    reviews: 'Reviews',
  } satisfies Record<View, string>
  const tabs = views.map((value) => ({
    value,
    text: (
      <>
        {words[value]} <span className="num text-faint">{formatCount(counts[value])}</span>
        {value === 'questions' && <OpenCount count={course.openQuestions} />}
      </>
    ),
  }))
  return (
    <>
      <CourseHead course={course} />
      <Tabs label="Parts of the course" tabs={tabs} value={view} onChoose={show}>
        <TabPanel value="lessons" className="space-y-4 pt-4">
          <LessonList course={course} />
          <PlaylistPanel course={course} />
        </TabPanel>
        <TabPanel value="questions" className="pt-4">
          <ManagedQuestions course={course} />
        </TabPanel>
        <TabPanel value="learners" className="pt-4">
          <Learners course={course} />
        </TabPanel>
        <TabPanel value="reviews" className="pt-4">
          <ManagedReviews course={course} />
        </TabPanel>
      </Tabs>
    </>
  )
}

/** The course in the URL does not exist or was deleted. */
export function NoSuchCourse() {
  return (
    <div className="panel">
      <EmptyState title="There is no such course." detail="It may have been deleted.">
        <Link to={managedCoursesPath} className={buttonClasses({ isSmall: true })}>
          Go to the courses
        </Link>
      </EmptyState>
    </div>
  )
}

function AdminSkeleton() {
  return (
    <Skeleton label="Loading the course">
      <Bone className="h-6 w-72 max-w-full" />
      <Bone className="mt-3 w-56" />
      <div className="panel mt-10 divide-y divide-line">
        {['w-56', 'w-40', 'w-48'].map((width) => (
          <div key={width} className="flex h-14 items-center gap-4 px-5">
            <Bone className="w-4" />
            <Bone className={width} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
