import type { ReactNode } from 'react'
import { type SectionId, sections } from './form-path.ts'

interface SectionProps {
  id: SectionId
  /** Shown after the title, such as a count. */
  count?: ReactNode
  /** A short remark beside the title. */
  remark?: ReactNode
  trailing?: ReactNode
  children: ReactNode
}

/** One section of the form, listed in the table of contents. */
export function Section({ id, count, remark, trailing, children }: SectionProps) {
  const title = sections.find((section) => section.id === id)?.title ?? ''
  return (
    <section
      id={`section-${id}`}
      aria-labelledby={`title-${id}`}
      className="scroll-mt-4 pt-8 first:pt-0"
      data-section={id}
    >
      <header
        className={id === 'basics' ? 'sr-only' : 'mb-3 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2'}
      >
        <h2 id={`title-${id}`} className="text-title" tabIndex={-1}>
          {title}
        </h2>
        {count !== undefined && <span className="num text-ui text-muted">{count}</span>}
        {remark !== undefined && <span className="text-ui text-muted">{remark}</span>}
        {trailing !== undefined && <div className="ml-auto flex gap-2">{trailing}</div>}
      </header>
      {children}
    </section>
  )
}
