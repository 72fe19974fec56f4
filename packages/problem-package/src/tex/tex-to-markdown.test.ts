import { expect, test } from 'vitest'
import { texToMarkdown } from './tex-to-markdown.ts'

const pictures = ['bell.png', 'img/two words.jpg', 'both.svg', 'both.pdf']

test.each<readonly [string, string, readonly string[]]>([
  [
    'the name, and what a page adds itself, are left out',
    String.raw`\problemname{Bells} Ring $n \le 10$ bells. % not shown
\nextsample\remainingsamples`,
    ['Ring $n \\le 10$ bells.'],
  ],
  [
    'styles nest, in every notation',
    String.raw`One \textbf{bold \emph{both} word}, {\bf old}, {\tt a_b*}, {\em\textbf{x}} and {\ttfamily -- 'q'}.`,
    ["One **bold *both* word**, **old**, `a_b*`, **_x_** and `-- 'q'`."],
  ],
  [
    'spaces and line ends within a style are outside of its signs',
    String.raw`a\textbf{ b }c \textbf{\texttt{d}\\ e\\} \textsc{Small} \underline{u}`,
    ['a **b** c **`d`\\', 'e**\\', '*Small* *u*'],
  ],
  ['emphasis within emphasis is upright', String.raw`\emph{one \emph{two} three}`, ['*one* two *three*']],
  [
    'accents become letters',
    'H\\"ast, \\\'{e}l\\`eve, \\aa ngstr\\"om, Stra\\ss e, gar\\c con, \\v{s}, na\\"{\\i}ve, \\~{} \\^{}',
    ['Häst, élève, ångström, Straße, garçon, š, naïve, \\~ ^'],
  ],
  [
    'signs, spaces and dashes',
    String.raw`50\% \& \# \_ \{a\} \$5, a\,b~c\ d --- e -- f \ldots`,
    ['50% & # \\_ {a} \\$5, a b c d — e – f …'],
  ],
  [
    'quotes are those of books, and apostrophes stay',
    "``double'' and `single' and don't",
    ["“double” and ‘single’ and don't"],
  ],
  [
    'what Markdown or HTML would read as markup is escaped',
    String.raw`*stars* <b> \&amp; _x_ [y](z) \~{}t\~{}

1. no list

- no list

\# no heading`,
    [
      '\\*stars\\* \\<b> \\&amp; \\_x\\_ \\[y]\\(z) \\~t\\~',
      '',
      '1\\. no list',
      '',
      '\\- no list',
      '',
      '\\# no heading',
    ],
  ],
  [
    'a footnote in a footnote',
    String.raw`A\footnote{b\footnote{c}}`,
    ['A[^1]', '', '[^1]: b[^2]', '', '[^2]: c'],
  ],
  [
    'a footnote stands at the end',
    String.raw`See\footnote{A \emph{note}.} here.`,
    ['See[^1] here.', '', '[^1]: A *note*.'],
  ],
  [
    'links',
    String.raw`\href{https://example.org/a_b\%20c}{the \textbf{page}} and \url{https://example.org/~x#y%z}, \href{pic}{no link}.`,
    ['[the **page**](https://example.org/a_b%20c) and <https://example.org/~x#y%z>, no link.'],
  ],
  [
    'numbers with units',
    String.raw`\SI{5}{\kilo\meter\per\hour}, \num{1e9}, $\SI{3}{\second}$, 10\textsuperscript{9}, 1\textsuperscript{st}`,
    ['5 km/h, $1 \\times 10^{9}$, $3\\,\\text{s}$, 10$^{9}$, 1st'],
  ],
  [
    'a line break, and paragraphs',
    String.raw`One\\[2pt]
two\newline three

Four\par five`,
    ['One\\', 'two\\', 'three', '', 'Four', '', 'five'],
  ],
  [
    'a document without its preamble',
    String.raw`\documentclass[a4]{article}\usepackage{graphicx}\begin{document}Text\end{document}`,
    ['Text'],
  ],
  [
    'conditions that hold for pages',
    String.raw`\ifplastex web\else print\fi{} \iffalse gone \fi end`,
    ['web end'],
  ],
])('texts: %s', (_, tex, lines) => {
  const { markdown, notes } = texToMarkdown(tex, pictures)

  expect(markdown.trimEnd().split('\n')).toEqual(lines)
  expect(notes).toEqual([])
})
