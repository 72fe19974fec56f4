import { formatCount } from '../lib/format/pluralize.ts'
/** The number of open entries, as a badge behind a total; nothing when it is 0. */
export function OpenCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      , <span className="num text-limit">{formatCount(count)} open</span>
    </>
  )
}
