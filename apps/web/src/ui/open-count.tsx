import { grouped } from '../lib/format/counted.ts'
/** Behind how many there are of something: how many of them wait for an answer; nothing when none does. */
export function OpenCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      , <span className="num text-limit">{grouped(count)} open</span>
    </>
  )
}
