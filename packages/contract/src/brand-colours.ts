import { z } from 'zod'

/** The surfaces behind text in the accent colour, from `tokens.css`: canvas, panel and raised of every theme of that tone. */
const surfaces = {
  dark: ['#0e0d0b', '#161513', '#1f1e1c', '#050a06', '#0b120d', '#141b16', '#0b0f1d', '#131827', '#1d2232'],
  light: ['#f3f4f7', '#ffffff', '#f0f1f4'],
} as const
export type Tone = keyof typeof surfaces
export const tones = ['dark', 'light'] as const satisfies readonly Tone[]

/** Source: WCAG 2.2, 1.4.3, level AA. */
export const leastContrast = 4.5

/** What a theme derives from a colour, all as `#rrggbb`. */
export interface BrandColours {
  readonly primary: string
  /** Text on `primary`. */
  readonly content: string
  readonly hover: string
  /** Background of selected elements, behind text in `primary`. */
  readonly soft: string
}

/**
 * The colours that a theme of this tone derives from one `#rrggbb`, and the lowest contrast of the pairs that are used: as text
 * on every surface, on its own soft background, and of a label on a button, also under the pointer.
 */
export function brandColours(primary: string, tone: Tone): BrandColours & { readonly contrast: number } {
  const content = contrastOf(primary, black) >= contrastOf(primary, white) ? black : white
  const hover = mix(primary, content === black ? white : black, 0.15)
  const panel = tone === 'dark' ? '#161513' : white
  const soft = mix(panel, primary, 0.1)
  const pairs = [
    ...[...surfaces[tone], soft].map((surface) => contrastOf(primary, surface)),
    contrastOf(content, primary),
    contrastOf(content, hover),
  ]
  return { primary, content, hover, soft, contrast: Math.min(...pairs) }
}

const black = '#000000'
const white = '#ffffff'

/** A colour for one tone, as `#rrggbb`; empty for that of the themes. Refused when its contrast is below AA. */
export function makeBrandColourSchema(name: string, tone: Tone) {
  return z
    .string({ error: `${name} must be a text` })
    .trim()
    .toLowerCase()
    .refine((colour) => colour === '' || isColour(colour), {
      error: `${name} must be a colour such as #2252cb`,
      abort: true,
    })
    .superRefine((colour, context) => {
      if (colour === '') return
      const { contrast } = brandColours(colour, tone)
      if (contrast >= leastContrast) return
      const cure = tone === 'dark' ? 'lighter' : 'darker'
      context.addIssue({
        code: 'custom',
        message: `${name} has a contrast of ${contrast.toFixed(1)} on the ${tone} themes, and text needs ${leastContrast}: choose a ${cure} one`,
      })
    })
}

export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text)
}

/** The contrast ratio of two colours `#rrggbb`, from 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Source: WCAG 2.2, "relative luminance". */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `share` of 0 is the first colour, 1 the second. */
function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/**
 * The style sheet of an installation's own colours and logo; empty if it has none. The colours of `tokens.css` give way to it by
 * its selectors, which name the element, too.
 */
export function brandStyle({
  colours,
  logo,
}: {
  readonly colours: Readonly<Record<Tone, string>>
  readonly logo: string
}): string {
  const rules = tones.flatMap((tone) => (isColour(colours[tone]) ? [colourRule(colours[tone], tone)] : []))
  // Quotes and line ends are in no address of a picture (`isPictureAddress`).
  const mark = `svg[data-brand-mark]{background:url("${logo}") center/contain no-repeat}svg[data-brand-mark]>*{display:none}`
  return [...rules, ...(logo === '' ? [] : [mark])].join('')
}

const themesOf = {
  dark: 'html[data-theme]:not([data-theme="daylight"])',
  light: 'html[data-theme="daylight"]',
} as const satisfies Record<Tone, string>

function colourRule(colour: string, tone: Tone): string {
  const { primary, content, hover, soft } = brandColours(colour, tone)
  const values = {
    '--color-primary': primary,
    '--color-primary-content': content,
    '--primary-hover': hover,
    '--primary-soft': soft,
    '--color-accent': primary,
    '--color-accent-content': content,
    '--focus': primary,
    '--editor-cursor': primary,
    '--chart-you': primary,
  }
  return `${themesOf[tone]}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
