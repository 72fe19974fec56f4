/** A picture, or the definition of an address that pictures may refer to, up to the address. */
const before =
  /!\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*\]\([ \t]*\n?[ \t]*|^ {0,3}\[(?:\\.|[^[\]\\]){1,999}\]:[ \t]*/gm
/** An address in angle brackets, or without spaces; pairs of parentheses are part of it. */
const address = /<((?:\\.|[^<>\\\n])*)>|((?:\\.|[^\\\s<>()]|\((?:\\.|[^\\\s<>()])*\))+)(?=[\s)]|$)/y
const fence = /^ {0,3}(`{3,}|~{3,})/

/**
 * Replaces the addresses of the pictures in a Markdown text, in every form that Markdown has: in angle brackets, with spaces and
 * a title, or defined elsewhere. Blocks of code stay as they are. Linear in the text.
 */
export function replacePictureAddresses(markdown: string, addressOf: (address: string) => string): string {
  return textsAndCode(markdown)
    .map(({ text, isCode }) => (isCode ? text : replaceIn(text, addressOf)))
    .join('')
}

/** The addresses of the pictures in a Markdown text. */
export function pictureAddresses(markdown: string): string[] {
  const found: string[] = []
  replacePictureAddresses(markdown, (one) => {
    found.push(one)
    return one
  })
  return found
}

/**
 * The file of a package that an address in Markdown means, by its name in the folder of the statement: spaces may be written as
 * `%20`, and `./` may stand before it. undefined for addresses elsewhere.
 */
export function pictureName(address: string, names: ReadonlySet<string>): string | undefined {
  const plain = address.replace(/^(?:\.\/)+/, '')
  return [address, plain, decoded(plain)].find((name) => names.has(name))
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function replaceIn(text: string, addressOf: (address: string) => string): string {
  const parts: string[] = []
  let done = 0
  for (const match of text.matchAll(before)) {
    const start = match.index + match[0].length
    address.lastIndex = start
    const found = start < done ? null : address.exec(text)
    if (!found) continue
    const [whole, bracketed, bare = ''] = found
    const written = (bracketed ?? bare).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    const changed = addressOf(written)
    if (changed === written) continue
    parts.push(text.slice(done, start), destinationOf(changed))
    done = start + whole.length
  }
  return parts.join('') + text.slice(done)
}

/** An address as Markdown takes it, in angle brackets where it must be. */
function destinationOf(text: string): string {
  return /^[^\s<>()\\]+$/.test(text) ? text : `<${text.replaceAll(/[\\<>]/g, '\\$&').replaceAll(/\s/g, ' ')}>`
}

function textsAndCode(markdown: string): { readonly text: string; readonly isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }]
  let open: string | null = null
  for (const line of markdown.split(/(?<=\n)/)) {
    const mark = fence.exec(line)?.[1] ?? null
    const isCode = open !== null || mark !== null
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else parts.push({ lines: [line], isCode })
    if (open === null) open = mark
    else if (mark?.startsWith(open) && line.trim() === mark) open = null
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join(''), isCode }))
}
