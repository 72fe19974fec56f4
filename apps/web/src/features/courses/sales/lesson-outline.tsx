import type { CourseDetail } from '@codedojo/contract'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { LessonLength } from '../../../shared/courses/lesson-length.tsx'
import { Button } from '../../../ui/button.tsx'

type Head = CourseDetail['outline'][number]

const shownAtFirst = 8

/** The titles of all lessons, each with its duration and number of problems. */
export function LessonOutline({ outline }: Pick<CourseDetail, 'outline'>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? outline : outline.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="outline">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="outline" className="text-title">
          Lessons <span className="num text-ui font-normal text-faint">{outline.length}</span>
        </h2>
        {outline.length > shownAtFirst && (
          <Button look="ghost" isSmall aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show all'}
          </Button>
        )}
      </div>
      {outline.length === 0 ? (
        <p className="panel mt-3 px-4 py-5 text-body text-muted">Its lessons are still being written.</p>
      ) : (
        <ol className="panel mt-3">
          {shown.map((head, place) => (
            // The API gives non-owners no lesson ids, and titles may repeat.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart.
            <Row key={place} number={place + 1} head={head} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Row({ number, head }: { number: number; head: Head }) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-b border-line px-4 py-2 last:border-b-0">
      <span className="num w-6 shrink-0 text-right text-ui text-faint">{number}</span>
      <span className="min-w-0 flex-1 text-body break-words" dir="auto">
        {head.title}
      </span>
      {head.problems > 0 && (
        <span className="chip shrink-0 max-[480px]:hidden">{pluralize(head.problems, 'problem')}</span>
      )}
      <LessonLength kind={head.kind} seconds={head.seconds} />
      <Lock size={14} strokeWidth={1.75} className="shrink-0 text-faint" aria-hidden />
    </li>
  )
}
