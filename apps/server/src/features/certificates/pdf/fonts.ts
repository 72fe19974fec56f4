import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

// The fonts are cut into one file a script, each with a list of the code points that it is for.

/** Packages with the scripts that are taken from each. */
const scriptsOf = {
  'noto-sans': [
    ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'],
  ],
  'noto-sans-bengali': ['bengali'],
  'noto-sans-gujarati': ['gujarati'],
  'noto-sans-gurmukhi': ['gurmukhi'],
  'noto-sans-kannada': ['kannada'],
  'noto-sans-malayalam': ['malayalam'],
  'noto-sans-tamil': ['tamil'],
  'noto-sans-telugu': ['telugu'],
} as const

export const weights = ['400', '600'] as const
export type Weight = (typeof weights)[number]

export interface ScriptFont {
  readonly script: string
  /** Whether the font has been made for this code point. */
  readonly has: (codePoint: number) => boolean
  /** A file in the WOFF format. */
  readonly path: (weight: Weight) => string
}

const require = createRequire(import.meta.url)
const listSchema = z.record(z.string(), z.string())

export const scriptFonts: readonly ScriptFont[] = Object.entries(scriptsOf).flatMap(([name, scripts]) => {
  const list = listSchema.parse(
    JSON.parse(readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8')),
  )
  return scripts.map((script) => {
    const ranges = parseRanges(list[script] ?? '')
    return {
      script,
      has: (codePoint: number) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
      path: (weight: Weight) =>
        require.resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`),
    }
  })
})

/** Draws a box for what no font has. */
export const latin: ScriptFont = fontOf('latin')

function fontOf(script: string): ScriptFont {
  const font = scriptFonts.find((one) => one.script === script)
  if (!font) throw new Error(`There is no font for "${script}".`)
  return font
}

/** As CSS writes them: `U+0301,U+0400-045F`. */
function parseRanges(list: string): (readonly [from: number, to: number])[] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
