import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** The error box above a form that the server refused. It scrolls into view where the form is longer than the window. */
export function ErrorBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      className="flex scroll-my-16 items-start gap-3 rounded-lg bg-wa-soft px-3 py-3 text-ui text-ink"
    >
      <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wa" aria-hidden />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
