import type { Announcement } from '@codedojo/contract'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format/format-date.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Panel } from '../../../ui/panel.tsx'

interface AnnouncementListProps {
  announcements: readonly Announcement[]
  renderMarkdown: (text: string) => ReactNode
}

/** The announcements of the contest's admins. */
export function AnnouncementList({ announcements, renderMarkdown }: AnnouncementListProps) {
  return (
    <Panel title="Announcements">
      {announcements.length === 0 ? (
        <p className="px-4 py-4 text-ui text-muted">Nothing has been announced.</p>
      ) : (
        <ul className="divide-y divide-line">
          {announcements.map((each) => (
            <li
              key={each._id}
              className={joinClasses(
                'px-4 py-3',
                !each.isRead && 'shadow-[inset_2px_0_0_var(--color-primary)]',
              )}
            >
              <p className="flex items-center gap-2 text-caption text-muted">
                <Megaphone size={14} strokeWidth={1.75} aria-hidden />
                <time dateTime={each.at}>{formatDateTime(new Date(each.at))}</time>
                {!each.isRead && <span className="text-primary">New</span>}
              </p>
              <div className="-my-1 text-base" dir="auto">
                {renderMarkdown(each.text)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
