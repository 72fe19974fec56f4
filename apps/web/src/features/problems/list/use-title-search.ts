import { useEffect, useState } from 'react'
import type { ListAddress } from './use-list-address.ts'

const addressDelayMs = 250

/**
 * The text of the search box. It filters at once; the address follows when the typing pauses, because a field
 * that is driven by the address would lose letters typed meanwhile.
 */
export function useTitleSearch({ filter, chooseFilter }: Pick<ListAddress, 'filter' | 'chooseFilter'>) {
  const [typed, setTyped] = useState(filter.title)
  const [seen, setSeen] = useState(filter.title)
  const [sent, setSent] = useState(filter.title)
  if (filter.title !== seen) {
    setSeen(filter.title)
    // Not what this box sent: Back, a chip or Clear Filters changed the address.
    if (filter.title !== sent) setTyped(filter.title)
    setSent(filter.title)
  }

  useEffect(() => {
    const title = typed.trim()
    if (title === filter.title) return
    const timer = setTimeout(() => {
      setSent(title)
      chooseFilter({ ...filter, title }, { replace: filter.title !== '' })
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [typed, filter, chooseFilter])

  return { typed, setTyped }
}
