import { Braces } from 'lucide-react'

/** Says quietly that only a function may be written for a problem; the sign is that of the editor's button. */
export function FunctionMark() {
  return (
    <span className="shrink-0 text-faint" title="You may write only a function">
      <Braces size={14} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">with a function</span>
    </span>
  )
}
