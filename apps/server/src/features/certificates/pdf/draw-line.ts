import type PDFDocument from 'pdfkit'
import { scriptFonts, type Weight, weights } from './fonts.ts'
import { type ScriptRun, splitByScript } from './split-by-script.ts'

export interface Line {
  readonly text: string
  /** In points. */
  readonly x: number
  /** Of the line on which the letters stand. */
  readonly baseline: number
  /** Made smaller until the text fits. */
  readonly size: number
  readonly width: number
  readonly weight: Weight
  readonly color: string
  /** Where a click on it leads. */
  readonly link?: string
  /** Room added between letters. */
  readonly spacing?: number
}

type Document = InstanceType<typeof PDFDocument>

/** A font is read when it is first used. */
export function registerFonts(doc: Document): void {
  for (const font of scriptFonts) {
    for (const weight of weights) doc.registerFont(`${font.script} ${weight}`, font.path(weight))
  }
}

/** Draws one line in the fonts that its letters need. */
export function drawLine(doc: Document, line: Line): void {
  const runs = splitByScript(line.text)
  const size = sizeThatFits(doc, line, runs)
  let x = line.x
  for (const run of runs) {
    const options = useFont(doc, run, line)
    doc.fontSize(size).fillColor(line.color)
    doc.text(run.text, x, line.baseline, { ...options, lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(run.text, options)
  }
  if (line.link) doc.link(line.x, line.baseline - size, x - line.x, size * 1.3, line.link)
}

/** Widths grow with the size. */
function sizeThatFits(doc: Document, line: Line, runs: readonly ScriptRun[]): number {
  const { size, width } = line
  const needed = runs.reduce((sum, run) => {
    const options = useFont(doc, run, line)
    return sum + doc.fontSize(size).widthOfString(run.text, options)
  }, 0)
  return needed <= width ? size : (size * width) / needed
}

type TextOptions = NonNullable<Parameters<Document['widthOfString']>[1]>

/** Takes the font of a run; answers how the run is drawn in it. */
function useFont(doc: Document, { font, text }: ScriptRun, { weight, spacing = 0 }: Line): TextOptions {
  doc.font(`${font.script} ${weight}`)
  const options = { characterSpacing: spacing }
  return canPlaceMarks(doc, text) ? options : withoutMarks(options)
}

/** The library breaks at a mark that its font gives no place over some letter, which fonts may do. Source: OpenType, GPOS. */
function canPlaceMarks(doc: Document, text: string): boolean {
  try {
    doc.widthOfString(text)
    return true
  } catch {
    return false
  }
}

/** Marks stay where they were drawn in the font. The library takes features by name, too, which its types do not tell. */
function withoutMarks(options: TextOptions): TextOptions {
  return Object.assign({}, options, { features: { mark: false, mkmk: false, abvm: false, blwm: false } })
}
