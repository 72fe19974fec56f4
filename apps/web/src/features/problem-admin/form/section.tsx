import type { ReactNode } from 'react'
import { type SectionId, sections } from './form-path.ts'

interface SectionProps {
  id: SectionId
  /** Stands after the title: a number. */
  count?: ReactNode
  /** One quiet sentence beside the title. */
  remark?: ReactNode
  trailing?: ReactNode
  children: ReactNode
}

/** One part of the form, named in the list of sections. */
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
