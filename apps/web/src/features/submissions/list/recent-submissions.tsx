import { pointsText, type Submission } from '@codedojo/contract'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { toneTextClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import { runtimeSeconds } from '../result/result-text.ts'

const mostShown = 5

/** The latest submissions; the full list is in the Submissions tab. */
export function RecentSubmissions({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <section aria-label="Your attempts" className="@container">
      <h3 className="text-body font-semibold">Your attempts</h3>
      <ul className="mt-1 text-ui">
        {submissions.slice(0, mostShown).map((each) => {
          const { tone, Icon } = verdictLooks[each.status]
          return (
            <li
              key={each._id}
              className="flex min-h-9 flex-wrap items-center gap-x-4 border-b border-line last:border-b-0 @max-[540px]:py-1.5"
            >
              <span
                className={`flex w-44 items-center gap-1.5 @max-[540px]:w-auto @max-[540px]:flex-1 ${toneTextClasses[tone]}`}
              >
                <Icon size={14} strokeWidth={1.75} aria-hidden />
                {each.status}
              </span>
              <span className="num flex-1 whitespace-nowrap text-muted @max-[540px]:order-last @max-[540px]:basis-full">
                {formatDateTime(new Date(each.createdAt))}
              </span>
              <span className="num text-muted">
                {each.score !== null && each.maxScore !== null
                  ? `${pointsText(each.score)}/${pointsText(each.maxScore)} points`
                  : `${each.testCasesPassed ?? '—'}/${each.testCasesTotal ?? '—'}`}
              </span>
              <span className="num w-20 text-right text-muted">
                {each.runtime === null ? '—' : `${runtimeSeconds(each.runtime)} s`}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
