const fence = /^ {0,3}(`{3,}|~{3,})/
const onItsOwn = /^\s*\$\$\s*$/
const withPunctuation = /^(\s*)\$\$\s*([.,;:!?])\s*$/

/**
 * Moves punctuation after a closing `$$` into the display formula, as books set it. A line `$$.` would not close the formula,
 * and all text below would become part of it.
 */
export function closeFormulas(text: string): string {
  if (!/\$\$\s*[.,;:!?]/.test(text)) return text
  let code: string | null = null
  let isFormula = false
  return text
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1] ?? null
      if (code !== null) {
        if (mark?.startsWith(code) && line.trim() === mark) code = null
        return line
      }
      if (!isFormula && mark !== null) {
        code = mark
        return line
      }
      if (onItsOwn.test(line)) isFormula = !isFormula
      else if (isFormula && withPunctuation.test(line)) {
        isFormula = false
        return line.replace(withPunctuation, '$1$2\n$1$$$$')
      }
      return line
    })
    .join('\n')
}
