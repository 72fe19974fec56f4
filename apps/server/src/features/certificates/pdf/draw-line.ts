import type PDFDocument from 'pdfkit'
import { scriptFonts, type Weight, weights } from './fonts.ts'
import { type ScriptRun, splitByScript } from './split-by-script.ts'

export interface Line {
  readonly text: string
  /** In points. */
  readonly x: number
  /** Position of the baseline. */
  readonly baseline: number
  /** Reduced until the text fits. */
  readonly size: number
  readonly width: number
  readonly weight: Weight
  readonly color: string
  /** Link target. */
  readonly link?: string
  /** Letter spacing. */
  readonly spacing?: number
}

type Document = InstanceType<typeof PDFDocument>

/** A font file is read when the font is first used. */
export function registerFonts(doc: Document): void {
  for (const font of scriptFonts) {
    for (const weight of weights) doc.registerFont(`${font.script} ${weight}`, font.path(weight))
  }
}

/** Draws one line of text, with the fonts that its scripts need. */
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

/** Text widths are proportional to the font size. */
function sizeThatFits(doc: Document, line: Line, runs: readonly ScriptRun[]): number {
  const { size, width } = line
  const needed = runs.reduce((sum, run) => {
    const options = useFont(doc, run, line)
    return sum + doc.fontSize(size).widthOfString(run.text, options)
  }, 0)
  return needed <= width ? size : (size * width) / needed
}

type TextOptions = NonNullable<Parameters<Document['widthOfString']>[1]>

/** Selects the font of a run; returns the options for drawing it. */
function useFont(doc: Document, { font, text }: ScriptRun, { weight, spacing = 0 }: Line): TextOptions {
  doc.font(`${font.script} ${weight}`)
  const options = { characterSpacing: spacing }
  return canPlaceMarks(doc, text) ? options : withoutMarks(options)
}

/**
 * The library throws on a combining mark for which the font has no anchor on its base letter, which fonts may lack.
 * Source: OpenType, GPOS.
 */
function canPlaceMarks(doc: Document, text: string): boolean {
  try {
    doc.widthOfString(text)
    return true
  } catch {
    return false
  }
}

/** Draws marks without positioning features. The library accepts features by name, too, which its types omit. */
function withoutMarks(options: TextOptions): TextOptions {
  return Object.assign({}, options, { features: { mark: false, mkmk: false, abvm: false, blwm: false } })
}
