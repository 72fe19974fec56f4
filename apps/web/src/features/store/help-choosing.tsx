import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'

/** Advice for undecided buyers; `children` is a link. */
export function HelpChoosing({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Need Help Choosing"
      className="panel mt-10 flex flex-wrap items-center gap-x-4 gap-y-3 p-5"
    >
      <LifeBuoy size={20} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-title">Need Help Choosing</h2>
        <p className="mt-1 text-body text-muted">
          Ask us before you buy. Whatever you buy, you can ask for your money back within 30 days.
        </p>
      </div>
      {children}
    </section>
  )
}
