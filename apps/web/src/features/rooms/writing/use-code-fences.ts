import { withFences } from '@codedojo/contract'
import { useMemo, useState } from 'react'

/**
 * A message as it will be sent: what looks like code goes between fences, because Markdown would take its blanks, stars and
 * underscores away. `isCode`: there is such code. Whoever does not want that says so for as long as there is code in the text.
 * `first`: the text as it was sent before; code in that was not fenced for a reason.
 */
export function useCodeFences(text: string, first = '') {
  const fenced = useMemo(() => withFences(text), [text])
  const [isDeclined, setIsDeclined] = useState(() => withFences(first) !== first)
  const isCode = fenced !== text
  if (isDeclined && !isCode) setIsDeclined(false)
  const isFenced = isCode && !isDeclined
  return {
    sent: isFenced ? fenced : text,
    isCode,
    isFenced,
    setIsFenced: (to: boolean) => setIsDeclined(!to),
  }
}
export type CodeFences = ReturnType<typeof useCodeFences>
