import { unfencedCode } from '@codedojo/contract'

/** Inline code up to this length is a name or formula, not a solution. */
const inlineCharacters = 30

export interface TextWithoutCode {
  readonly text: string
  /** Number of code pieces left out. */
  readonly blocks: number
}

/**
 * Removes code from a message: fenced blocks, unfenced lines that look like code, indented blocks, `<pre>` and
 * `<code>`, and inline code of more than thirty characters. When in doubt it is code: an unclosed fence hides the rest.
 */
export function removeCode(text: string): TextWithoutCode {
  const fenced = removeFences(text)
  const unfenced = removeUnfenced(fenced.text)
  const elements = removeElements(unfenced.text)
  const indented = removeIndented(elements.text)
  const inline = removeInline(indented.text)
  const all = [fenced, unfenced, elements, indented, inline]
  return {
    text: inline.text.replaceAll(/\n{3,}/g, '\n\n').trim(),
    blocks: all.reduce((sum, { blocks }) => sum + blocks, 0),
  }
}

/** Quote and list markers may precede a fence. Source: CommonMark 0.31, 4.5 and 5. */
const fenceForm = /^(?:[\s>*+-]|\d{1,9}[.)])*(`{3,}|~{3,})/

function removeFences(text: string): TextWithoutCode {
  const kept: string[] = []
  let blocks = 0
  let fence: string | null = null
  for (const line of text.split(/\r\n?|\n/)) {
    const [, mark] = fenceForm.exec(line) ?? []
    if (fence === null) {
      if (mark === undefined || isInline(line, mark)) kept.push(line)
      else {
        fence = mark
        blocks++
      }
    } else if (mark?.startsWith(fence) && /^\s*$/.test(line.slice(line.indexOf(mark) + mark.length))) {
      fence = null
      kept.push('')
    }
  }
  return { text: kept.join('\n'), blocks }
}

/** A line that begins with backticks and contains another one is inline code, not a fence. */
function isInline(line: string, mark: string): boolean {
  return mark.startsWith('`') && line.slice(line.indexOf(mark) + mark.length).includes('`')
}

/** Pages add fences to code before sending, but other clients may not. */
function removeUnfenced(text: string): TextWithoutCode {
  const lines = text.split('\n')
  const stretches = unfencedCode(text, { least: 1 }).filter(
    ({ from, to }) => from < to || (lines[from]?.trim().length ?? 0) > inlineCharacters,
  )
  for (const { from, to } of stretches.toReversed()) lines.splice(from, to - from + 1, '')
  return { text: lines.join('\n'), blocks: stretches.length }
}

function removeElements(text: string): TextWithoutCode {
  let blocks = 0
  const kept = text.replaceAll(/<(pre|code)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, () => {
    blocks++
    return '\n'
  })
  return { text: kept, blocks }
}

/** An indented block: four columns or a tab, also within a quote, unless the line is a list item. */
function removeIndented(text: string): TextWithoutCode {
  const kept: string[] = []
  let blocks = 0
  let isWithin = false
  for (const line of text.split('\n')) {
    const isCode = /^(?:\s?>)*(?: {4}|\s{0,3}\t)\s*(?![*+-]\s|\d{1,9}[.)]\s)\S/.test(line)
    if (!isCode) kept.push(line)
    else if (!isWithin) blocks++
    if (line.trim() !== '') isWithin = isCode
  }
  return { text: kept.join('\n'), blocks }
}

/** For each backtick run, the offset of the next run of the same length. */
function nextOfSameLength(runs: readonly { readonly length: number }[]): (number | undefined)[] {
  const last = new Map<number, number>()
  return runs
    .toReversed()
    .map(({ length }, back) => {
      const next = last.get(length)
      last.set(length, runs.length - 1 - back)
      return next
    })
    .toReversed()
}

function removeInline(text: string): TextWithoutCode {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ length, index }))
  const closing = nextOfSameLength(runs)
  let kept = ''
  let blocks = 0
  let done = 0
  for (let at = 0; at < runs.length; at++) {
    const open = runs[at]
    const close = closing[at]
    const end = close === undefined ? undefined : runs[close]
    if (open === undefined || close === undefined || end === undefined) continue
    if (end.index - (open.index + open.length) > inlineCharacters) {
      kept += text.slice(done, open.index)
      blocks++
      done = end.index + end.length
    }
    at = close
  }
  return { text: kept + text.slice(done), blocks }
}
