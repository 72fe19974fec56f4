import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { HelpText } from '../../features/help/help-text.tsx'
import { helpPageQuery } from '../../features/help/queries.ts'
import { contactPath, helpPagesPath } from '../../lib/paths.ts'
import { textLinkClasses } from '../../ui/text-link.ts'
import { useTitle } from '../shell/use-title.ts'

export function HelpPage() {
  const { slug = '' } = useParams()
  const { data } = useQuery(helpPageQuery(slug))
  useTitle(data?.title ?? 'Help')
  return (
    <>
      <p className="mb-4">
        <Link
          to={helpPagesPath}
          className="inline-flex items-center gap-1 text-ui text-muted hover:text-ink max-md:min-h-11"
        >
          <ChevronLeft size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          All help pages
        </Link>
      </p>
      <HelpText key={slug} slug={slug} />
      <p className="mt-10 text-body text-muted">
        Not here?{' '}
        <Link to={contactPath} className={textLinkClasses}>
          Ask Sahayak or write to us
        </Link>
        .
      </p>
    </>
  )
}
