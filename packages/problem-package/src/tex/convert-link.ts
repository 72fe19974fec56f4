import { type Call, convertInLine } from './conversion.ts'
import { plainStyle } from './phrasing.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** `\url{address}` and `\href{address}{text}`. Without an address, the text is kept. */
export function convertLink(call: Call): void {
  const { name, cursor, place } = call
  cursor.optional()
  const node = cursor.peek()
  const written = node?.kind === 'address' ? node.address : sourceOfNodes(cursor.argument())
  if (node?.kind === 'address') cursor.next()
  const address = written.replaceAll(/\\([%#_&~{}])/g, '$1').trim()
  const { writer, style } = place
  if (name !== 'href') {
    if (name === 'path') writer.add(address, { ...style, isCode: true })
    else if (isAddress(address))
      writer.add({ type: 'link', url: address, children: [{ type: 'text', value: address }] }, style)
    else writer.add(address, style)
    return
  }
  const children = convertInLine(cursor.argument(), {
    ...call,
    place: { ...place, style: { ...plainStyle, isCode: style.isCode } },
  })
  if (!isAddress(address) || children.length === 0) for (const child of children) writer.add(child, style)
  else writer.add({ type: 'link', url: address, children }, style)
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(text)
}
