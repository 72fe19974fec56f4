import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

// The font packages have one file per script, and a list of the code points of each.

const require = createRequire(import.meta.url)

/** The list of each package, and the scripts used from it. */
const packages = [
  {
    name: 'noto-sans',
    list: require.resolve('@fontsource/noto-sans/unicode.json'),
    scripts: [
      ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext'],
      ...['cyrillic', 'cyrillic-ext', 'devanagari'],
    ],
  },
  oneScript('bengali', require.resolve('@fontsource/noto-sans-bengali/unicode.json')),
  oneScript('gujarati', require.resolve('@fontsource/noto-sans-gujarati/unicode.json')),
  oneScript('gurmukhi', require.resolve('@fontsource/noto-sans-gurmukhi/unicode.json')),
  oneScript('kannada', require.resolve('@fontsource/noto-sans-kannada/unicode.json')),
  oneScript('malayalam', require.resolve('@fontsource/noto-sans-malayalam/unicode.json')),
  oneScript('tamil', require.resolve('@fontsource/noto-sans-tamil/unicode.json')),
  oneScript('telugu', require.resolve('@fontsource/noto-sans-telugu/unicode.json')),
]

function oneScript(script: string, list: string) {
  return { name: `noto-sans-${script}`, list, scripts: [script] }
}

export const weights = ['400', '600'] as const
export type Weight = (typeof weights)[number]

export interface ScriptFont {
  readonly script: string
  /** Whether the font has a glyph for this code point. */
  readonly has: (codePoint: number) => boolean
  /** A WOFF file. */
  readonly path: (weight: Weight) => string
}

const listSchema = z.record(z.string(), z.string())

export const scriptFonts: readonly ScriptFont[] = packages.flatMap(({ name, list, scripts }) => {
  const rangesOf = listSchema.parse(JSON.parse(readFileSync(list, 'utf8')))
  return scripts.map((script) => {
    const ranges = parseRanges(rangesOf[script] ?? '')
    return {
      script,
      has: (codePoint: number) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
      path: (weight: Weight) => join(dirname(list), 'files', `${name}-${script}-${weight}-normal.woff`),
    }
  })
})

/** The fallback font; it draws a box for code points that no font has. */
export const latin: ScriptFont = fontOf('latin')

function fontOf(script: string): ScriptFont {
  const font = scriptFonts.find((one) => one.script === script)
  if (!font) throw new Error(`There is no font for "${script}".`)
  return font
}

/** CSS unicode ranges: `U+0301,U+0400-045F`. */
function parseRanges(list: string): (readonly [from: number, to: number])[] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
