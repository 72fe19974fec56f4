import { expect, test } from 'vitest'
import { texToMarkdown } from './tex-to-markdown.ts'

test.each([
  ['\\problemname{Bells}\nRing $n \\le 10$ bells. % not shown', 'Ring $n \\le 10$ bells.\n'],
  ['\\section*{Input}\nOne line', '## Input\n\nOne line\n'],
  ['\\begin{itemize}\\item one\\item two\\end{itemize}', '- one\n- two\n'],
  ['\\textbf{bold} and \\emph{slanted} and \\texttt{code}', '**bold** and *slanted* and `code`\n'],
  ["``quoted'' 50\\% a~b -- c", '"quoted" 50% a b – c\n'],
  ['\\includegraphics[width=3cm]{bell.png}', '![](bell.png)\n'],
  ['$a_{1}$ stays, \\foo{text} loses its name', '$a_{1}$ stays, text loses its name\n'],
  ['\\[ a^2 \\]', '$$\na^2\n$$\n'],
])('%j becomes readable markdown', (tex, markdown) => {
  const made = texToMarkdown(tex)

  expect(made).toBe(markdown)
})
