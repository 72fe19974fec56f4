/**
 * Has the letters of formulas fetched while the text is still on its way: one that is there before its letters stays in
 * those of the fallback, whose raised and lowered signs are badly placed.
 */
export function fetchFormulaLetters(): void {
  if (!('fonts' in document)) return
  // What cannot be fetched is drawn in the fallback.
  for (const font of ['16px "Formula Signs"', 'italic 16px "Formula Letters"'])
    document.fonts.load(font).catch(() => {})
}
