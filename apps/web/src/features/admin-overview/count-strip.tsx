import type { Overview } from '@codedojo/contract'
import { FileText, Flag, type LucideIcon, Send, Users } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { countWords } from './count-words.ts'

const icons = {
  Users,
  Problems: FileText,
  Submissions: Send,
  'Open reports': Flag,
} as const satisfies Record<string, LucideIcon>

/** Four numbers with a line about each. */
export function CountStrip({ overview }: { overview: Overview }) {
  return (
    <Panel label="Counts">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {countWords(overview).map(({ name, count, note }, place) => {
          const Icon = icons[name]
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
                {name}
              </dt>
              <dd className="num mt-2 text-display font-semibold">{count.toLocaleString()}</dd>
              <dd className="mt-1 text-ui text-faint">{note}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
