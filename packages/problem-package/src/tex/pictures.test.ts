import { expect, test } from 'vitest'
import { texToMarkdown } from './tex-to-markdown.ts'

const pictures = ['bell.png', 'img/two words.jpg', 'both.svg', 'both.pdf']

test.each<readonly [string, string, readonly string[]]>([
  [
    'in a figure, with a caption of formulas and links',
    String.raw`\begin{figure}[h]\centering\includegraphics[width=3cm]{bell.png}\caption{The $n$ bells, by \href{https://example.org}{me}.}\end{figure}`,
    ['![The n bells, by me.](bell.png)', '', '*Figure 1: The $n$ bells, by [me](https://example.org).*'],
  ],
  [
    'without an ending, in the text or in a box',
    String.raw`A \includegraphics{bell} and \begin{center}\fbox{\includegraphics*[scale=2]{./bell}}\end{center}`,
    ['A ![](bell.png) and', '', '![](bell.png)'],
  ],
  [
    'an illustration',
    String.raw`\illustration{0.4}{bell.png}{A bell by \textbf{me}}
Text`,
    ['![A bell by me](bell.png)', '', '*A bell by* **_me_**', '', 'Text'],
  ],
  [
    'beside the text',
    String.raw`\begin{wrapfigure}[3]{r}{0.3\textwidth}\includegraphics{img/two words}\caption*{Words}\end{wrapfigure} Text`,
    ['![Words](<img/two words.jpg>)', '', '*Words*', '', 'Text'],
  ],
  [
    'in a table',
    String.raw`\begin{tabular}{cc}\includegraphics{bell} & \includegraphics{BELL.PNG}\end{tabular}`,
    ['| | |', '| :-: | :-: |', '| ![](bell.png) | ![](bell.png) |'],
  ],
  [
    'one that can be shown wins over a drawing for print',
    String.raw`\includegraphics{both.pdf}`,
    ['![](both.svg)'],
  ],
])('pictures: %s', (_, tex, lines) => {
  const { markdown, notes } = texToMarkdown(tex, pictures)

  expect(markdown.trimEnd().split('\n')).toEqual(lines)
  expect(notes).toEqual([])
})
