import { expect, test } from 'vitest'
import { texToMarkdown } from './tex-to-markdown.ts'

const pictures = ['bell.png', 'img/two words.jpg', 'both.svg', 'both.pdf']

test.each<readonly [string, string, readonly string[]]>([
  [
    'in every form',
    String.raw`\[ a^2 \] and \( b \), $$c$$ then \begin{align*} a &= b \\ c &= d \end{align*}, \begin{eqnarray} x & = & y \end{eqnarray} \begin{displaymath} z \end{displaymath}`,
    [
      '$$',
      'a^2',
      '$$',
      '',
      'and $b$,',
      '',
      '$$',
      'c',
      '$$',
      '',
      'then',
      '',
      '$$',
      '\\begin{aligned} a &= b \\\\ c &= d \\end{aligned},',
      '$$',
      '',
      '$$',
      '\\begin{array}{rcl} x & = & y \\end{array}',
      '$$',
      '',
      '$$',
      'z',
      '$$',
    ],
  ],
  [
    'a formula keeps its text, and formulas within that',
    String.raw`$x = \text{the $n$-th $k$ of \mbox{all}}$ and $\{a_{1}\}_{i}$, 5\$ and $\$5$`,
    ['$x = \\text{the \\(n\\)-th \\(k\\) of \\text{all}}$ and $\\{a_{1}\\}_{i}$, 5\\$ and $$\\$5$$'],
  ],
  ['two that touch', '$a$$b$', ['$a b$']],
  [
    'own commands',
    String.raw`\newcommand{\maxn}{10^5}\newcommand{\pair}[2][a]{(#1, #2)}\def\x#1{\emph{#1}}\DeclareMathOperator{\lcm}{lcm}$n \le \maxn$, $\lcm x$, \pair{b}, \pair[c]{d}, \x{e}`,
    ['$n \\le 10^5$, $\\operatorname{lcm}x$, (a, b), (c, d), *e*'],
  ],
  [
    'own commands that use each other, and that are defined anew',
    String.raw`\newcommand\a{1}\newcommand\b{\a\a}\b \renewcommand\a{2}\b \let\c\b \c`,
    ['112222'],
  ],
  [
    'own environments',
    String.raw`\newenvironment{hint}[1]{\textbf{#1:} }{!}\begin{hint}{Now}go\end{hint}`,
    ['**Now:** go!'],
  ],
  [
    'a formula in text, by \\ensuremath',
    String.raw`\newcommand{\N}{\ensuremath{N_0}}\N{} and $2 \N$`,
    ['$N_0$ and $2 {N_0}$'],
  ],
  [
    'labels',
    String.raw`See~\eqref{eq:a} and \autoref{fig:b}, or item~\ref{it}.
\begin{equation}\label{eq:a} x \end{equation}
\begin{figure}[h]\centering\includegraphics{bell}\caption{Bells}\label{fig:b}\end{figure}
\begin{enumerate}\item a\item\label{it} b\end{enumerate}`,
    [
      'See (1) and Figure 1, or item 2.',
      '',
      '$$',
      'x \\tag{1}',
      '$$',
      '',
      '![Bells](bell.png)',
      '',
      '*Figure 1: Bells*',
      '',
      '1. a',
      '2. b',
    ],
  ],
])('formulas: %s', (_, tex, lines) => {
  const { markdown, notes } = texToMarkdown(tex, pictures)

  expect(markdown.trimEnd().split('\n')).toEqual(lines)
  expect(notes).toEqual([])
})
