const signs: readonly (readonly [RegExp, string])[] = [
  [/\\(?:leq?|leqslant)(?![a-z])/g, '≤'],
  [/\\(?:geq?|geqslant)(?![a-z])/g, '≥'],
  [/\\neq?(?![a-z])/g, '≠'],
  [/\\(?:ldots|dots|cdots)(?![a-z])/g, '…'],
  [/\\cdot(?![a-z])/g, '·'],
  [/\\times(?![a-z])/g, '×'],
  [/\\oplus(?![a-z])/g, 'xor'],
  [/\\(?:to|rightarrow)(?![a-z])/g, '→'],
  [/\\ell(?![a-z])/g, 'l'],
  [/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)'],
  [/\\(?:mathbin|mathrm|mathit|text|operatorname)\{([^{}]*)\}/g, '$1'],
  // Thousands are separated by thin spaces.
  [/\\,/g, ''],
  [/\\(?:quad|qquad|[;:! ])/g, ' '],
  [/\\([{}&%$#_|])/g, '$1'],
  [/([_^])\{([^{}]*)\}/g, '$1$2'],
  [/\\([A-Za-z]+)/g, '$1'],
]

const formula = /(?<!\\)\$\$?([^$]+)\$\$?/g

/** Converts Markdown with formulas to plain text for parsing: `$n \le 10^5$` becomes `n ≤ 10^5`. */
export function toPlainText(markdown: string): string {
  return withoutPictures(markdown.replaceAll(formula, (_, source: string) => plainFormula(source)))
}

/** Converts Markdown for quoting in a chat, where formulas are delimited by two dollar signs. */
export function toChatText(markdown: string): string {
  return withoutPictures(
    markdown.replaceAll(formula, (_, source: string) => `$$${source.replaceAll(/\s+/g, ' ').trim()}$$`),
  )
}

function withoutPictures(markdown: string): string {
  return markdown.replaceAll(/!\[[^[\]]*\]\([^)]{0,2000}\)/g, '').trim()
}

function plainFormula(formula: string): string {
  return signs.reduce((text, [sign, plain]) => text.replaceAll(sign, plain), formula).trim()
}
