import { CircleAlert } from 'lucide-react'
import { pluralize } from '../../lib/format/pluralize.ts'

/** The number of invalid fields of a form, for the footer of its dialog. */
export function InvalidFieldCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p role="status" className="mr-auto flex items-center gap-2 text-ui text-wa max-md:basis-full">
      <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
      {pluralize(count, 'field needs attention', 'fields need attention')}
    </p>
  )
}
