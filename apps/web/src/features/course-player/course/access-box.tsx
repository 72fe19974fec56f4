import type { CourseContent } from '@codedojo/contract'
import { Link } from 'react-router'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { Panel } from '../../../ui/panel.tsx'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import type { PlayerLinks } from '../player-links.ts'

/** Until when the learner has access, or that this is a preview. */
export function AccessBox({ content, links }: { content: CourseContent; links: PlayerLinks }) {
  const { expiresAt, course } = content
  return (
    <Panel label="Your access" className="p-4 max-md:rounded-none max-md:border-x-0">
      <h2 className="text-body font-semibold">{expiresAt === null ? 'Preview' : 'Your access'}</h2>
      {expiresAt === null ? (
        <p className="mt-1 text-ui text-muted">You see it as a learner does. Nothing you do here is kept.</p>
      ) : (
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-ui text-muted">
          Until {formatLongDate(new Date(expiresAt))}.
          {course.owned?.isRenewable && (
            <Link to={links.renewal(course)} className={quietLinkClasses}>
              Renew access
            </Link>
          )}
        </p>
      )}
    </Panel>
  )
}
