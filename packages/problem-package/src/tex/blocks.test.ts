import { expect, test } from 'vitest'
import { texToMarkdown } from './tex-to-markdown.ts'

const pictures = ['bell.png', 'img/two words.jpg', 'both.svg', 'both.pdf']

test.each<readonly [string, string, readonly string[]]>([
  [
    'sections',
    String.raw`\section*{Input} One \subsection{Details} two \paragraph{Hint} three \begin{Output} four \end{Output}`,
    ['## Input', '', 'One', '', '### Details', '', 'two', '', '**Hint** three', '', '## Output', '', 'four'],
  ],
  [
    'lists nest',
    String.raw`\begin{itemize}
\item One
\begin{enumerate}\item a \item b\end{enumerate}
\item[--] Two
\end{itemize}`,
    ['- One', '  1. a', '  2. b', '- – Two'],
  ],
  [
    'items of several paragraphs',
    String.raw`\begin{enumerate}
\item One

More
\item Two
\end{enumerate}`,
    ['1. One', '', '   More', '', '2. Two'],
  ],
  [
    'terms',
    String.raw`\begin{description}\item[Key] value \item[Other] more\end{description}`,
    ['- **Key** value', '- **Other** more'],
  ],
  [
    'items with letters',
    String.raw`\begin{enumerate}[label=(\alph*)]\item x \item y\end{enumerate} \begin{enumerate}[i.]\item x \item y\end{enumerate}`,
    ['- (a) x', '- (b) y', '', '* i. x', '* ii. y'],
  ],
  [
    'code is kept byte for byte',
    String.raw`\begin{verbatim}
  \a{b} % kept
$x$
\end{verbatim}
and \verb|{\x}| and \lstinline[language=C]{int x;}
\begin{lstlisting}[language=Python]
print("*")
\end{lstlisting}`,
    ['```', '  \\a{b} % kept', '$x$', '```', '', 'and `{\\x}` and `int x;`', '', '```', 'print("*")', '```'],
  ],
  [
    'a table with a line below its head',
    String.raw`\begin{tabular}{|l|r|c|}\hline Name & Size & $|x|$ \\ \hline a|b & 1 & \texttt{x|y} \\ \multicolumn{2}{|c|}{wide} & z \\ \hline\end{tabular}`,
    ['| Name | Size | $\\vert x\\vert $ |', '| :- | -: | :-: |', '| a\\|b | 1 | `x\\|y` |', '| wide | | z |'],
  ],
  [
    'a table without a head',
    String.raw`\begin{tabular}{l*{2}{r}} a & b & \& \\ c & \textbf{d} \end{tabular}`,
    ['| | | |', '| :- | -: | -: |', '| a | b | & |', '| c | **d** | |'],
  ],
  [
    'a table whose first row is bold, with lists in its cells',
    String.raw`\begin{tabular}{lp{3cm}} \textbf{A} & \textbf{B} \\ 1 & \begin{itemize}\item x\end{itemize} \end{tabular}`,
    ['| **A** | **B** |', '| :- | :- |', '| 1 | • x |'],
  ],
  [
    'quotations, and what only places text',
    String.raw`\begin{center}In the middle\\next line\end{center}\begin{quote}Said.\end{quote}\begin{minipage}[t]{5cm}Last\end{minipage}`,
    ['In the middle\\', 'next line', '', '> Said.', '', 'Last'],
  ],
])('blocks: %s', (_, tex, lines) => {
  const { markdown, notes } = texToMarkdown(tex, pictures)

  expect(markdown.trimEnd().split('\n')).toEqual(lines)
  expect(notes).toEqual([])
})
