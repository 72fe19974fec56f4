import { type Call, type Conversion, type Place, plainTextOf } from './conversion.ts'
import { NodeCursor } from './node-cursor.ts'
import type { TexNode } from './nodes.ts'
import type { Style } from './phrasing.ts'
import { missingPicture, unshownPicture } from './pictures.ts'
import { sourceOfNodes } from './source-of-nodes.ts'

/** `\includegraphics[…]{file}`. */
export function convertPicture({ line, cursor, place, conversion }: Call): void {
  cursor.star()
  cursor.optional()
  cursor.optional()
  writePicture(sourceOfNodes(cursor.argument()), { line, place, conversion, alt: place.alt })
}

/** `\illustration{width}{file}{caption}` of Kattis. */
export function convertIllustration(call: Call): void {
  const { line, cursor, place, conversion } = call
  cursor.argument()
  const name = sourceOfNodes(cursor.argument())
  cursor.skipSpaces()
  const caption = cursor.braced() ?? []
  place.writer.endParagraph()
  writePicture(name, { line, place, conversion, alt: plainTextOf(caption, conversion) })
  writeCaption('', caption, call)
}

interface PictureToWrite {
  readonly line: number
  readonly place: Place
  readonly conversion: Conversion
  /** What is read out, or shown when the picture cannot be. */
  readonly alt: string
}

function writePicture(name: string, { line, place, conversion, alt }: PictureToWrite): void {
  const found = conversion.findPicture(name)
  const { writer, style } = place
  const shown = found?.name ?? name.trim()
  writer.add({ type: 'image', url: shown, alt: alt === '' && found?.kind !== 'shown' ? shown : alt }, style)
  if (found === null) conversion.notes.add(line, missingPicture(shown))
  else if (found.kind === 'other') conversion.notes.add(line, unshownPicture(shown))
}

/** A caption is a paragraph of its own. Those of figures and tables are numbered, as in TeX. */
export function convertCaption(call: Call): void {
  const { name, cursor, place, conversion } = call
  const isNumbered = !cursor.star()
  const float =
    (name === 'captionof' && sourceOfNodes(cursor.argument()) === 'table' ? 'table' : null) ??
    place.float ??
    'figure'
  cursor.optional()
  const caption = cursor.argument()
  const number = isNumbered ? ++conversion.captions[float] : 0
  writeCaption(isNumbered ? `${float === 'table' ? 'Table' : 'Figure'} ${number}: ` : '', caption, call)
}

function writeCaption(before: string, caption: readonly TexNode[], { place, conversion }: Call): void {
  const style: Style = { ...place.style, isItalic: true }
  const isEmpty = caption.every(({ kind }) => kind === 'space')
  place.writer.endParagraph()
  place.writer.add(isEmpty ? before.replace(/: $/, '') : before, style)
  conversion.convert(caption, { ...place, style, isInLine: true }, conversion)
  place.writer.endParagraph()
}

/** The caption of a figure that holds one picture, which it describes; nothing if it holds several. */
export function soleCaption(nodes: readonly TexNode[]): readonly TexNode[] {
  const found = searched(nodes)
  return found.pictures === 1 ? found.caption : []
}

function searched(nodes: readonly TexNode[]): {
  readonly pictures: number
  readonly caption: readonly TexNode[]
} {
  const cursor = new NodeCursor(nodes)
  let pictures = 0
  let caption: readonly TexNode[] = []
  for (let node = cursor.next(); node; node = cursor.next()) {
    if (node.kind === 'command' && node.name === 'includegraphics') pictures++
    else if (node.kind === 'command' && node.name === 'caption' && caption.length === 0) {
      cursor.star()
      cursor.optional()
      caption = cursor.argument()
    } else if (node.kind === 'environment' || node.kind === 'group') {
      const inner = searched(node.children)
      pictures += inner.pictures
      if (caption.length === 0) caption = inner.caption
    }
  }
  return { pictures, caption }
}
