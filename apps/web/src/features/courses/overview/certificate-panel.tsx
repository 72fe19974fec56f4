import type { CourseContent } from '@codedojo/contract'
import { Award, Download } from 'lucide-react'
import { Link } from 'react-router'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { certificatePath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { certificateFileUrl } from '../certificate/certificate-file-url.ts'

/** The certificate, or what is still needed to get it. */
export function CertificatePanel({ content }: { content: CourseContent }) {
  const { certificate, lessons, completedLessons } = content
  if (lessons.length === 0) return null
  return (
    <Panel title="Certificate">
      <div className="p-4">
        {certificate ? (
          <>
            <p className="text-ui text-muted">
              Issued on {formatLongDate(new Date(certificate.issuedAt))}, code{' '}
              <span className="num inline-block text-ink">{certificate.code}</span>
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <a href={certificateFileUrl(certificate)} download className={buttonClasses({ isSmall: true })}>
                <Download size={14} strokeWidth={1.75} aria-hidden />
                Download PDF
              </a>
              <Link
                to={certificatePath(certificate)}
                className={buttonClasses({ look: 'ghost', isSmall: true })}
              >
                Public page
              </Link>
            </div>
          </>
        ) : (
          <p className="flex items-start gap-3 text-ui text-muted">
            <Award size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
            You get it when every lesson is complete:{' '}
            <span className="whitespace-nowrap">
              {pluralize(lessons.length - completedLessons, 'lesson')} to go.
            </span>
          </p>
        )}
      </div>
    </Panel>
  )
}
