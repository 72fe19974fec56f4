import type { Overview } from '@codedojo/contract'
import { FileText, Flag, type LucideIcon, Send, Users } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../lib/join-classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { type CountName, countWords } from './count-words.ts'

const icons = {
  Users,
  Problems: FileText,
  Submissions: Send,
  'Open reports': Flag,
} as const satisfies Record<string, LucideIcon>

interface CountStripProps {
  overview: Overview
  /** Where a number leads. */
  pageOf: Partial<Record<CountName, string>>
}

/** Four numbers with a line about each. */
export function CountStrip({ overview, pageOf }: CountStripProps) {
  return (
    <Panel label="Counts">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {countWords(overview).map(({ name, count, note }, place) => {
          const Icon = icons[name]
          const page = pageOf[name]
          return (
            <div
              key={name}
              className={joinClasses(
                'border-line p-4',
                place % 2 === 1 && 'border-l',
                place === 2 && 'lg:border-l',
                place > 1 && 'max-lg:border-t',
              )}
            >
              <dt className="flex items-center gap-2.5 text-ui text-muted">
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {page === undefined ? (
                  name
                ) : (
                  <Link to={page} className="hover:text-ink hover:underline max-md:-my-3 max-md:py-3">
                    {name}
                  </Link>
                )}
              </dt>
              <dd className="num mt-2 text-display font-semibold max-md:text-heading">
                {count.toLocaleString()}
              </dd>
              <dd className="mt-1 text-ui text-faint">{note}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
