import { useQuery } from '@tanstack/react-query'
import { purchasesQuery } from '../queries.ts'
import { findCourseToResume } from './course-to-resume.ts'

/** Greets the learner, and names the next lesson once it is loaded. */
export function Greeting({ firstName }: { firstName: string }) {
  const { data } = useQuery(purchasesQuery)
  const next = findCourseToResume(data?.courses ?? [])?.nextLesson
  return (
    <p className="mt-1 text-base break-words text-muted" dir="auto">
      {data?.courses.length === 0 ? 'Welcome' : 'Welcome back'}, {firstName.trim() || 'Learner'}.
      {next && ` Next: “${next.title}”.`}
    </p>
  )
}
