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
  // A thin space stands inside numbers.
  [/\\,/g, ''],
  [/\\(?:quad|qquad|[;:! ])/g, ' '],
  [/\\([{}&%$#_|])/g, '$1'],
  [/([_^])\{([^{}]*)\}/g, '$1$2'],
  [/\\([A-Za-z]+)/g, '$1'],
]

/** Markdown with its formulas as plain text: `$n \le 10^5$` becomes `n ≤ 10^5`. A chat shows it as it is meant. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\$\$?([^$]+)\$\$?/g, (_, formula: string) => plainFormula(formula))
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '')
    .trim()
}

function plainFormula(formula: string): string {
  return signs.reduce((text, [sign, plain]) => text.replaceAll(sign, plain), formula).trim()
}
