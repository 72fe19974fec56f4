import { type RefObject, useLayoutEffect } from 'react'

interface GrowingField {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  /** Another element takes space beside the field. */
  readonly isNarrow?: boolean
}

/** The largest height to which the field grows. */
const maxHeightPx = 160

/** Grows a textarea with its text. */
export function useAutoHeight({ field, text, isNarrow = false }: GrowingField): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width changes the height, too.
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    // Measuring an empty field would include its placeholder.
    if (text !== '') field.current.style.height = `${Math.min(field.current.scrollHeight, maxHeightPx)}px`
  }, [field, text, isNarrow])
}
