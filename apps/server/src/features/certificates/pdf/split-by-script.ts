import { latin, type ScriptFont, scriptFonts } from './fonts.ts'

export interface ScriptRun {
  readonly font: ScriptFont
  readonly text: string
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in pieces that one font each can draw, letters staying with their marks. What no font has falls to that of Latin. */
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

/** Whether each sign of a text is in some font. */
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
