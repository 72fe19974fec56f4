import { normalizeUnicode } from '@codedojo/contract'

/** Letters of other scripts that look like Latin ones, in pairs. */
const lookAlikes = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'јj', 'ԁd', 'һh', 'οo', 'αa', 'νv', 'ιi', 'ρp'].map(
    ([like = '', latin = '']) => [like, latin] as const,
  ),
)

/**
 * The text as a compiler would need it: without characters that cannot be seen, with the usual letter for every full-width or
 * look-alike one, and with straight quotes. A disguise of letters is none for whoever reads them.
 */
export function normalizeLetters(text: string): string {
  // Nearly every answer, and cheap to tell.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text
  return (
    normalizeUnicode(text, 'NFKC')
      // Tags are letters that cannot be seen, one for each of ASCII, and a program reads them back.
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
