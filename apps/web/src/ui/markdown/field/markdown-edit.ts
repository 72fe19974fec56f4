/** A text with its selection from `start` to before `end`; equal offsets: a caret. */
export interface TextSelection {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A replacement of a range of the text, and the selection after it. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

export const markdownEdits = {
  bold: (selected: TextSelection) => wrap(selected, '**', 'bold text'),
  italic: (selected: TextSelection) => wrap(selected, '_', 'italic text'),
  code: (selected: TextSelection) =>
    chosen(selected).includes('\n') ? codeBlock(selected) : wrap(selected, '`', 'code'),
  codeBlock,
  list: (selected: TextSelection) => prefixLines(selected, { mark: () => '- ', marked: /^[-*+] / }),
  numbers: (selected: TextSelection) =>
    prefixLines(selected, { mark: (at) => `${at + 1}. `, marked: /^\d+\. / }),
  link,
} as const
export type MarkdownAct = keyof typeof markdownEdits

/** Inserts an uploaded picture after the selection. */
export function pictureEdit(
  { text, end }: TextSelection,
  { url, name }: { url: string; name: string },
): TextEdit {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[[\]\\\n]/g, ' ')
    .trim()
  const insert = `${lineBreakBefore(text, end)}![${words}](${url})\n`
  // Selects the alternative text, which the writer has to fill in.
  const start = end + insert.indexOf('[') + 1
  return { from: end, to: end, insert, start, end: start + words.length }
}

function chosen({ text, start, end }: TextSelection): string {
  return text.slice(start, end)
}

/** Toggles marks on both sides of the selection. */
function wrap(selected: TextSelection, mark: string, placeholder: string): TextEdit {
  const { text, start, end } = selected
  const word = chosen(selected)
  const size = mark.length
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark && start >= size) {
    const from = start - size
    return { from, to: end + size, insert: word, start: from, end: from + word.length }
  }
  if (word.length > 2 * size && word.startsWith(mark) && word.endsWith(mark)) {
    const bare = word.slice(size, -size)
    return { from: start, to: end, insert: bare, start, end: start + bare.length }
  }
  // Marks next to white space have no effect (CommonMark, 6.2), so outer white space stays outside.
  const bare = word.trim()
  const inner = bare === '' ? placeholder : bare
  const before = bare === '' ? word : word.slice(0, word.indexOf(bare))
  const after = bare === '' ? '' : word.slice(before.length + bare.length)
  const at = start + before.length + size
  return {
    from: start,
    to: end,
    insert: before + mark + inner + mark + after,
    start: at,
    end: at + inner.length,
  }
}

function codeBlock(selected: TextSelection): TextEdit {
  const { text, start, end } = selected
  const code = chosen(selected).replace(/^\n+/, '').trimEnd()
  const runs = code.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  const before = lineBreakBefore(text, start)
  const after = text.slice(end).startsWith('\n') ? '' : '\n'
  const at = start + before.length + fence.length + 1
  const insert = `${before}${fence}\n${code}\n${fence}${after}`
  return { from: start, to: end, insert, start: at, end: at + code.length }
}

function link(selected: TextSelection): TextEdit {
  const { start, end } = selected
  const word = chosen(selected)
  const isAddress = /^(https?:\/\/|mailto:)\S+$/.test(word.trim())
  const words = isAddress || word === '' ? 'words' : word
  const address = isAddress ? word.trim() : 'https://'
  const insert = `[${words}](${address})`
  const wordsAt = start + 1
  if (isAddress) return { from: start, to: end, insert, start: wordsAt, end: wordsAt + words.length }
  const addressAt = start + insert.length - 1 - address.length
  return { from: start, to: end, insert, start: addressAt, end: addressAt + address.length }
}

interface LineMark {
  readonly mark: (at: number) => string
  /** Matches a line that already has such a mark. */
  readonly marked: RegExp
}

/** Toggles a mark at the beginning of each selected line. */
function prefixLines({ text, start, end }: TextSelection, { mark, marked }: LineMark): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isOn = lines.every((line) => marked.test(line))
  const changed = lines.map((line, at) =>
    isOn ? line.replace(marked, '') : mark(at) + line.replace(marked, ''),
  )
  // A list needs an empty line before it, or it would become part of the paragraph.
  const isAfterText = !isOn && from > 1 && text[from - 2] !== '\n' && !isListLine(text, from)
  const insert = (isAfterText ? '\n' : '') + changed.join('\n')
  const last = from + insert.length
  return { from, to, insert, start: start === end ? last : from + (isAfterText ? 1 : 0), end: last }
}

/** Whether the line before an offset is a list item. */
function isListLine(text: string, at: number): boolean {
  const begin = text.lastIndexOf('\n', at - 2) + 1
  return /^\s*([-*+]|\d+\.) /.test(text.slice(begin, at - 1))
}

function lineBreakBefore(text: string, at: number): string {
  return at === 0 || text[at - 1] === '\n' ? '' : '\n\n'
}
