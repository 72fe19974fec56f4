import type { CourseContent } from '@codedojo/contract'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

/** The completed share of the course. */
export function ProgressBox({ content }: { content: CourseContent }) {
  const { completedLessons, lessons, percent } = content
  return (
    <section
      aria-label="Your Progress"
      className="p-4 md:rounded-lg md:border md:border-line md:bg-panel max-md:pb-5"
    >
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-body font-semibold max-md:font-normal max-md:text-muted">Your Progress</h2>
        <p className="num text-ui">
          {completedLessons}
          <span className="text-muted">/{lessons.length}</span>
          <span className="ml-3 text-muted">{percent} %</span>
        </p>
      </div>
      <ProgressBar label="Your Progress" percent={percent} />
    </section>
  )
}
