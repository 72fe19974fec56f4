import { normalizeUnicode } from '@codedojo/contract'

/** Look-alike letters of other scripts with their Latin counterparts, in pairs. */
const lookAlikes = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'јj', 'ԁd', 'һh', 'οo', 'αa', 'νv', 'ιi', 'ρp'].map(
    ([like = '', latin = '']) => [like, latin] as const,
  ),
)

/**
 * Normalises a text to what a compiler would accept: removes invisible characters, replaces full-width and look-alike
 * letters with the usual ones, and straightens quotes. A reader recognises the code in spite of such disguises.
 */
export function normalizeLetters(text: string): string {
  // Fast path: most answers are plain ASCII.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text
  return (
    normalizeUnicode(text, 'NFKC')
      // Unicode tag characters are invisible copies of ASCII; a program can decode them.
      .replaceAll(/[\u{e0020}-\u{e007e}]/gu, (tag) =>
        String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000),
      )
      .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replaceAll(/\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164/gu, '')
      .replaceAll(/[^\S\n\t]/g, ' ')
      .replaceAll(/[‘’‚‛′]/g, "'")
      .replaceAll(/[“”„‟″]/g, '"')
      .replaceAll(/[‐‑‒–—−]/g, '-')
      .replaceAll(/[\u0370-\u052f]/g, (letter) => lookAlikes.get(letter) ?? letter)
  )
}
