import { withFences } from '@codedojo/contract'
import { useMemo, useState } from 'react'

/**
 * The message as it will be sent: text that looks like code is fenced, because Markdown would drop its indentation,
 * asterisks and underscores. `isCode`: there is such text. Turning the fences off lasts as long as the text contains code.
 * `first`: the message before an edit, whose unfenced code is left as it is.
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
