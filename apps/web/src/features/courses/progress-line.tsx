import { ProgressBar } from '../../ui/progress-bar.tsx'

interface ProgressLineProps {
  /** Name of the course. */
  name: string
  completedLessons: number
  lessons: number
  percent: number
}

/** Progress of a course, as numbers and as a bar. */
export function ProgressLine({ name, completedLessons, lessons, percent }: ProgressLineProps) {
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-3 text-ui text-muted">
        {percent === 100 ? 'Finished' : 'Progress'}
        <span className="num">
          <span className="text-ink">
            {completedLessons}/{lessons}
          </span>{' '}
          {percent} %
        </span>
      </p>
      <ProgressBar label={`Progress of ${name}`} percent={percent} />
    </div>
  )
}
