import type { Overview } from '@codedojo/contract'
import { CirclePlay, FileText, type LucideIcon, ReceiptText, Send, ShoppingBag, Users } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '../../lib/format/pluralize.ts'
import { Panel } from '../../ui/panel.tsx'
import { type CountName, overviewCounts } from './overview-counts.ts'

const icons = {
  Users,
  Problems: FileText,
  Videos: CirclePlay,
  'Store items': ShoppingBag,
  Submissions: Send,
  Orders: ReceiptText,
} as const satisfies Record<string, LucideIcon>

interface CountStripProps {
  overview: Overview
  /** Path of the page behind each number. */
  pageOf: Partial<Record<CountName, string>>
}

/** Counts with a note below each. The separators are the grid's background showing through its gaps. */
export function CountStrip({ overview, pageOf }: CountStripProps) {
  return (
    <Panel label="Counts" className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line md:grid-cols-3 xl:grid-cols-6">
        {overviewCounts(overview).map(({ name, count, note }) => {
          const Icon = icons[name]
          const page = pageOf[name]
          return (
            <div key={name} className="bg-panel p-4">
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
                {formatCount(count)}
              </dd>
              <dd className="mt-1 text-ui text-faint">{note}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
