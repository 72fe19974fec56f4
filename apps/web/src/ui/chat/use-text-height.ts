import { type RefObject, useLayoutEffect } from 'react'

interface GrowingField {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  /** Something beside the field gives it more or less room. */
  readonly isNarrow?: boolean
}

/** A field grows with its text up to this height. */
const mostPx = 160

/** Gives a field of text as many lines as its text has. */
export function useTextHeight({ field, text, isNarrow = false }: GrowingField): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width changes the height, too.
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    // Without a text it would grow to hold its placeholder.
    if (text !== '') field.current.style.height = `${Math.min(field.current.scrollHeight, mostPx)}px`
  }, [field, text, isNarrow])
}
