import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shown when there are no contests at all, neither running, upcoming nor past. */
export function ComingSoon({ children }: { children?: ReactNode }) {
  return (
    <div className="relative overflow-hidden">
      <EmptyFrame />
      <section
        aria-labelledby="coming-soon"
        className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-canvas/40 px-4 text-center"
      >
        <span className="flex size-10 items-center justify-center rounded-lg bg-raised text-muted">
          <Trophy size={18} strokeWidth={1.75} aria-hidden />
        </span>
        <h1 id="coming-soon" className="mt-2 text-display">
          Coming Soon
        </h1>
        <p className="text-base text-muted">This feature is under development. Stay tuned for the launch!</p>
        {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
      </section>
    </div>
  )
}

/** A decorative outline of the empty page. */
function EmptyFrame() {
  return (
    <div className="pointer-events-none min-h-[560px] blur-sm" aria-hidden>
      <div className="h-8 w-40 rounded bg-strong" />
      <div className="mt-3 h-4 w-80 max-w-full rounded bg-raised" />
      <div className="panel mt-6 h-20" />
      <div className="mt-8 h-5 w-28 rounded bg-strong" />
      <div className="panel mt-3 divide-y divide-line">
        <div className="h-26" />
        <div className="h-26" />
      </div>
      <div className="mt-8 h-5 w-20 rounded bg-strong" />
      <div className="panel mt-3 h-44" />
    </div>
  )
}
