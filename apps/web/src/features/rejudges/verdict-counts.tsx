import type { RejudgeDetail } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format/pluralize.ts'
import { VerdictPill } from '../../shared/submissions/verdict-pill.tsx'
import { Panel } from '../../ui/panel.tsx'

type Counts = RejudgeDetail['counts']

/** Number of submissions by old and new verdict; changes first. */
export function VerdictCounts({ counts }: { counts: Counts }) {
  const changed = counts.filter(({ before, after }) => before !== after && after !== 'Internal Error')
  const kept = counts.filter(({ before, after }) => before === after)
  const unjudged = counts.filter(({ before, after }) => before !== after && after === 'Internal Error')
  return (
    <Panel title="Before and after">
      {counts.length === 0 ? (
        <p className="p-4 text-ui text-muted">Nothing was judged yet.</p>
      ) : (
        <ul>
          {changed.map((each) => (
            <CountRow key={`${each.before} ${each.after}`} {...each}>
              <VerdictPill status={each.before} />
              <ArrowRight size={14} strokeWidth={1.75} className="shrink-0 text-muted" aria-label="becomes" />
              <VerdictPill status={each.after} />
            </CountRow>
          ))}
          {kept.map((each) => (
            <CountRow key={`${each.before} stays`} {...each}>
              <VerdictPill status={each.before} />
              <span className="text-ui text-muted">stays</span>
            </CountRow>
          ))}
          {unjudged.map((each) => (
            <CountRow key={`${each.before} unjudged`} {...each}>
              <VerdictPill status={each.before} />
              <span className="text-ui text-muted">stays, could not be judged (Internal Error)</span>
            </CountRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface CountRowProps {
  submissions: number
  children: ReactNode
}

function CountRow({ submissions, children }: CountRowProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0">
      {children}
      <span className="num ml-auto text-body">{formatCount(submissions)}</span>
    </li>
  )
}
