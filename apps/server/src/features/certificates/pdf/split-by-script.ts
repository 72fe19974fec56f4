import { latin, type ScriptFont, scriptFonts } from './fonts.ts'

export interface ScriptRun {
  readonly font: ScriptFont
  readonly text: string
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a text into runs of one font each, keeping marks with their base letter. Characters that no font has use the
 * Latin font.
 */
export function splitByScript(text: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  for (const { segment } of clusters.segment(text)) {
    const last = runs.at(-1)
    const font = last && canDraw(last.font, segment) ? last.font : fontFor(segment)
    if (last !== undefined && last.font === font) runs.splice(-1, 1, { font, text: `${last.text}${segment}` })
    else runs.push({ font, text: segment })
  }
  return runs
}

/** Whether every character of a text has a glyph in some font. */
export function canBeDrawn(text: string): boolean {
  return [...clusters.segment(text)].every(({ segment }) =>
    scriptFonts.some((font) => canDraw(font, segment)),
  )
}

function fontFor(segment: string): ScriptFont {
  const [first = ''] = segment
  return (
    scriptFonts.find((font) => canDraw(font, segment)) ??
    scriptFonts.find((font) => canDraw(font, first)) ??
    latin
  )
}

function canDraw(font: ScriptFont, segment: string): boolean {
  return [...segment].every((sign) => font.has(sign.codePointAt(0) ?? 0))
}
