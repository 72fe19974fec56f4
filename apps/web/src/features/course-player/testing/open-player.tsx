import type { CourseContent, Lesson } from '@codedojo/contract'
import { useSearchParams } from 'react-router'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { CoursePlayer } from '../course-player.tsx'
import type { PlayerLinks } from '../player-links.ts'

export const contentCall = 'GET /api/course/content/course-1'
const links: PlayerLinks = {
  courses: '/mycourses',
  sales: ({ _id }) => `/explore/${_id}`,
  renewal: ({ _id }) => `/explore/${_id}?renew=1`,
  problem: ({ _id }) => `/problemcontent/${_id}`,
  certificate: ({ code }) => `/certificate/${code}`,
  certificateFile: ({ code }) => `/api/certificate/${code}/pdf`,
}

function Page({ isRenewable }: { isRenewable: boolean | undefined }) {
  const [params] = useSearchParams()
  return (
    <CoursePlayer
      courseId="course-1"
      lessonId={params.get('lesson')}
      links={links}
      isRenewable={isRenewable}
      renderNotes={({ notes }) => <p>{notes}</p>}
    />
  )
}

/** Renders the player of `course-1` with this URL query. */
export function openPlayer(search = '', isRenewable?: boolean) {
  const routes = [
    { path: '/course/:id/content', element: <Page isRenewable={isRenewable} /> },
    { path: '/explore/:id', element: <p>For sale</p> },
  ]
  return renderRoutes(routes, `/course/course-1/content${search}`)
}

/** Mocks a server with this course and these lessons. */
export function answerWith(content: CourseContent, lessons: readonly Lesson[] = []) {
  return answerCalls({
    [contentCall]: () => answer(content),
    ...Object.fromEntries(
      lessons.map((lesson) => [`GET /api/course/lesson/${lesson._id}`, () => answer(lesson)]),
    ),
  })
}
