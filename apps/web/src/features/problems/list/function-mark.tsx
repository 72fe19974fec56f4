import { Braces } from 'lucide-react'

/** Says quietly that it is enough to write a function; the sign is that of the editor's button. */
export function FunctionMark() {
  return (
    <span className="shrink-0 text-faint" title="A function is enough; a whole program may be written, too">
      <Braces size={14} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">with a function</span>
    </span>
  )
}
