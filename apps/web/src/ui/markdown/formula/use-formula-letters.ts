import { useEffect } from 'react'

/**
 * Has the letters of formulas fetched as soon as a text with some is known, before it is drawn: a formula that is there before its
 * letters stays in those of the fallback, whose raised and lowered signs are badly placed.
 */
export function useFormulaLetters(text: string | undefined): void {
  const hasFormulas = text?.includes('$') ?? false
  useEffect(() => {
    if (!hasFormulas || !('fonts' in document)) return
    // What cannot be fetched is drawn in the fallback.
    for (const font of ['16px "Formula Signs"', 'italic 16px "Formula Letters"'])
      document.fonts.load(font).catch(() => {})
  }, [hasFormulas])
}
