/**
 * Converts a TeX statement to readable Markdown. It does not interpret TeX: sections, lists, emphasis, quotes, code, links and
 * pictures are converted, formulas are kept for the page to render, and other commands are removed but keep their text.
 */
export function texToMarkdown(tex: string): string {
  const kept: string[] = []
  const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE000`
  const withoutComments = tex.replaceAll(/(?<!\\)%.*$/gm, '')
  const text = keepSpans(withoutComments, keep)
  const translated = rules.reduce((done, [pattern, result]) => done.replaceAll(pattern, result), text)
  return translated
    .replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => kept[Number(index)] ?? '')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n')
}

/** Protects formulas and verbatim text from the later rules. */
function keepSpans(text: string, keep: (span: string) => string): string {
  return text
    .replaceAll(
      /\\begin\{(verbatim|lstlisting)\}((?:(?!\\begin\{\1\})[\s\S])*?)\\end\{\1\}/g,
      (_, _name, code: string) => keep(`\n\`\`\`\n${code.trim()}\n\`\`\`\n`),
    )
    .replaceAll(/\\verb(\W)(.{0,500}?)\1/g, (_, _mark, code: string) => keep(`\`${code}\``))
    .replaceAll(
      /\\\[((?:(?!\\\[)[\s\S])*?)\\\]|\$\$([\s\S]*?)\$\$/g,
      (_, bracketed?: string, dollars?: string) => keep(`\n$$\n${(bracketed ?? dollars ?? '').trim()}\n$$\n`),
    )
    .replaceAll(
      /\\begin\{(align|equation|eqnarray)\*?\}((?:(?!\\begin\{\1)[\s\S])*?)\\end\{\1\*?\}/g,
      (_, _name, maths: string) => keep(`\n$$\n\\begin{aligned}${maths}\\end{aligned}\n$$\n`),
    )
    .replaceAll(/\\\(((?:(?!\\\()[\s\S])*?)\\\)/g, (_, maths: string) => keep(`$${maths}$`))
    .replaceAll(/(?<!\\)\$([^$]+?)(?<!\\)\$/g, (_, maths: string) => keep(`$${maths}$`))
}

/** The order matters: the last rules remove all remaining commands. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\\problemname\{[^{}]*\}/g, ''],
  [/\\(?:nextsample|remainingsamples)\b(?:\{\})?/g, ''],
  [/\\(?:section|subsection|subsubsection)\*?\{([^{}]*)\}/g, '\n## $1\n'],
  [/\\(?:textbf|bf|textsc)\{([^{}]*)\}/g, '**$1**'],
  [/\\(?:emph|textit|it)\{([^{}]*)\}/g, '*$1*'],
  [/\\(?:texttt|tt)\{([^{}]*)\}/g, '`$1`'],
  [/\\href\{([^{}]*)\}\{([^{}]*)\}/g, '[$2]($1)'],
  [/\\url\{([^{}]*)\}/g, '<$1>'],
  [/\\includegraphics(?:\[[^[\]]*\])?\{([^{}]*)\}/g, '\n![]($1)\n'],
  [/\\illustration\{[^{}]*\}\{([^{}]*)\}\{([^{}]*)\}/g, '\n![$2]($1)\n'],
  [/\\item\b\s*/g, '\n- '],
  [/\\begin\{[^{}]*\}(?:\[[^[\]]*\])?|\\end\{[^{}]*\}/g, '\n'],
  [/\\caption\{([^{}]*)\}/g, '*$1*'],
  [/``|''/g, '"'],
  [/---/g, '—'],
  [/--/g, '–'],
  [/\\(?:ldots|dots)\b(?:\{\})?/g, '…'],
  [/\\\\/g, '\n'],
  [/~/g, ' '],
  [/\\([%$&#_{}])/g, '$1'],
  [/\\[a-zA-Z]+\*?(?:\[[^[\]]*\])?\{([^{}]*)\}/g, '$1'],
  [/\\[a-zA-Z]+\*?\s?/g, ''],
]
