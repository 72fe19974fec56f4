import { normalizeLetters } from './normalize-letters.ts'
import { countCodeWords, reverseText, rotateLetters } from './undo-reversal-or-rotation.ts'
import { splitWholeLine, type Word } from './word-form.ts'

/** `open`: the line may be code or prose; it counts as what the lines around it are. */
export type LineForm = 'code' | 'prose' | 'open' | 'blank'

const marks =
  /^\s*(?:[>|+$*•→⇥⟶↦»›│┃¦]|-(?=\s)|(?:>>>|\.\.\.|#{1,6}|\/\/|--)(?=\s)|\[?\d{1,4}[\].):|]?(?=\s)|\(\d+\)|[a-z]\)(?=\s)|[ivx]{1,6}[).](?=\s)|(?:[Ss]tep|[Ll]ine)\s\d+\s*(?:->|→|[:.)|-])|In \[\d+\]:)\s*/

/** Removes the line markers of a quotation, list, diff, console session or numbered listing. */
export function stripLineMarks(line: string): string {
  let rest = line
  for (let round = 0; round < 3 && marks.test(rest); round++) rest = rest.replace(marks, '')
  return rest
}

/** A code comment; also a Markdown heading, which counts as prose when prose follows. */
const commentLine =
  /^\s*(?:#(?!include|define|pragma|if|endif|else|!)|\/\/|\/\*|(?<=\s)\*(?:\s|\/|$)|"""|''')/

/** Character sequences that prose does not have. */
const codeSigns: readonly RegExp[] = [
  /^#\s*(?:include|define|pragma|ifdef|endif|if|else)\b/,
  /^(?:using|import|from|package|export|global|nonlocal)\s+(?!\s)[\w.*{}<>, ]+(?:;|$|\bimport\b|\bas\b)/,
  /^(?:async\s+)?def\s+\w+\s*\(/,
  /^(?:class|struct|enum|interface|namespace)\s+\w[^.!?]*[:{]\s*$/,
  /^(?:if|elif|while)\b.*[\w)\]'"]\s*:\s*\S*$/,
  /^(?:for|async for)\b.*\bin\b.*:\s*\S*/,
  /^(?:with|except)\b.*\bas\s+\w+\s*:$/,
  /^(?:else|try|finally|do|except(?:\s+\w+)?|default|case\s+\S+|public|private|protected)\s*[:{]\s*\S*$/,
  /^(?:if|for|while|switch|catch|function)\s*\(.*[){;]\s*\S*$/,
  /^(?:if|for|while|switch)\s*\([^)=<>!&|+.:]*[=<>!&|+.:][^)]*\)/,
  /^(?:return|yield|raise|throw|del|assert|await|print|cout|std::cout|cin|std::cin)\b[^.]*[\w)\]'"}]\s*;?$/,
  /^(?:const|let|var|auto|int|long|double|float|bool|boolean|char|void|string|String|static|public|private|final|unsigned|vector|template|typedef)\b.*[;{(=,>)]/,
  /^(?:pass|break|continue|return|else|try|begin|end|yield)\s*;?$/,
  /^@\w+(?:\(.*\))?$/,
  /^[})\]]+(?![})\]])\s*(?:else\b.*|while\b.*|[;,)\]}{]*)$/,
  /^[({[]$/,
  /[;{}]\s*$/,
  /^[\w.[\]'"*, ()&:<>]+(?:[-+*/%&|^]|<<|>>|\/\/|\*\*|:)?=(?!=)\s*\S/,
  /^[\w.:[\]()'"][\w.:[\])'"]*\(.*\)\s*[;:]?$/,
  /(?:=>|->|::|&&|\|\||[!=+*/-]=|\+\+|--;|<<|>>)/,
  /^\w+(?:\[[^\]]*\])+$/,
]

export const escapedCharacter = /\\[nrtux]|%[\da-f]{2}/gi

/** Classifies a line as code or prose, ignoring line markers. */
export function classifyLine(line: string): LineForm {
  const letters = unwrapCodeSpan(normalizeLetters(line))
  if (letters.trim() === '') return 'blank'
  if (isTableRow(letters))
    return cellsOf(letters).some((cell) => classifyLine(cell) === 'code') ? 'code' : 'open'
  const form = formOf(letters)
  return form !== 'code' && isTurnedCode(letters) ? 'code' : form
}

/** Whether any line of a text is classified as code. */
export function hasCodeLine(text: string): boolean {
  return text.split('\n').some((line) => classifyLine(line) === 'code')
}

/** Whether the line becomes code when it is rotated by thirteen letters, reversed or lower-cased. */
function isTurnedCode(letters: string): boolean {
  const most = countCodeWords(letters)
  return [rotateLetters(letters, 13), reverseText(letters), letters.toLowerCase()].some(
    (line) => countCodeWords(line) > most && formOf(line) === 'code',
  )
}

function formOf(letters: string): LineForm {
  const bare = stripLineMarks(letters).trim()
  // Empty backticks are no code span; otherwise they would hide where one ends.
  if (/^[`~\s]*$/.test(bare)) return 'open'
  if (isIntroduction(bare) || /^\s*#{2,6}\s/.test(letters)) return 'prose'
  if (isPacked(letters)) return 'code'
  const words = splitWholeLine(withoutComment(bare))
  if (isSpelled(words)) return 'code'
  const plain = words.filter(({ form }) => form === 'plain').length
  const code = words.filter(({ form }) => form === 'code').length
  if (!isSentence(words, bare) && hasCodeSign(withoutComment(bare).trim())) return 'code'
  if (isComment(letters) || words.length === 0) return 'open'
  if (isSentence(words, bare)) return 'prose'
  if (code > 0 && code >= plain) return 'code'
  if (code === 0 && words.length <= 3 && !/[.!?]$/.test(bare)) return 'open'
  return 'prose'
}

export function isTableRow(line: string): boolean {
  return /^\s*\|.*\|\s*$/.test(line)
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'))
}

/** Whether a line is a comment, or the continuation of one, ignoring line markers. */
export function isComment(line: string): boolean {
  let rest = line
  for (let round = 0; round < 3; round++) {
    if (commentLine.test(rest)) return true
    rest = rest.replace(marks, '')
  }
  return false
}

/** "Try this:" introduces code, but is not part of it. */
function isIntroduction(bare: string): boolean {
  return /^[A-Z][a-z']*(?:\s+[A-Za-z',]+)*:$/.test(bare)
}

/** Code packed into one line, with line ends and blanks written as escapes. */
function isPacked(line: string): boolean {
  return (line.match(escapedCharacter)?.length ?? 0) >= 3
}

/**
 * Longest line that the patterns scan, in characters, because they scan it repeatedly; a longer line is classified by
 * its words.
 */
const maxSignLetters = 500

function hasCodeSign(line: string): boolean {
  return line.length <= maxSignLetters && codeSigns.some((sign) => sign.test(line))
}

/** Letters separated by blanks, as in p r i n t. */
function isSpelled(words: readonly Word[]): boolean {
  const singles = words.filter(({ content }) => content.length === 1)
  const letters = singles.filter(({ content }) => /[A-Za-z]/.test(content))
  return letters.length >= 4 && singles.length >= words.length * 0.8
}

/** Several prose words in a row, more than names and keywords ever are, with hardly any code between them. */
function isSentence(words: readonly Word[], bare: string): boolean {
  let longest = 0
  let row = 0
  for (const { form } of words) {
    row = form === 'plain' ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  const code = words.filter(({ form }) => form === 'code').length
  const plain = words.filter(({ form }) => form === 'plain').length
  if (/[;{}\\]$/.test(bare) && code > 0) return false
  return longest >= 3 && plain > 2 * code
}

function withoutComment(line: string): string {
  const last = line.lastIndexOf('*/') + 2
  // Only up to the last `*/`: behind it the pattern would scan from each unclosed `/*` to the end of the line, in quadratic time.
  const inner = line.slice(0, last).replaceAll(/\/\*.*?\*\//g, '')
  return `${inner}${line.slice(last)}`.replace(/(?<=[\s;{}),:])(?:\/\/|#)\s.*/, '')
}

/** The content of the code spans of a line that has nothing else; any other line without its HTML tags. */
export function unwrapCodeSpan(line: string): string {
  const words = splitWholeLine(stripLineMarks(line).trim())
  const isSpans =
    words.length > 0 && words.every(({ form, raw }) => form === 'span' || /^[,;]?\s*$/.test(raw))
  return isSpans
    ? words.map(({ content }) => content).join('\n')
    : line.replaceAll(/<\/?\w[^<>]*>/g, dropHtmlTag)
}

/** Drops an HTML tag, which is no sign of code; keeps other text in angle brackets, such as a type parameter. */
export function dropHtmlTag(tag: string): string {
  return /^<\/?(?:pre|code|samp|kbd|tt|p|br|div|span|li|ul|ol|b|i|em|strong|td|tr|table)\b/i.test(tag)
    ? ''
    : tag
}
