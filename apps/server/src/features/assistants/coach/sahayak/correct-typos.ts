import { isTypoOf } from './find-named-items.ts'

/** Words that questions are matched against. */
const known =
  'order orders refund refunds money delivery deliver delivered shipping shipped parcel package payment paid receipt invoice bought purchase course courses lesson lessons video certificate premium subscription password account submission submissions verdict accepted address cancel cancelled charged expire expires started playing loading complete completed'.split(
    ' ',
  )
/** Real words that are one letter away from one of these. */
const others = ['older', 'border', 'source', 'sources', 'person']
const proper = new Set([...known, ...others])

/** Corrects small typos of these words in a message. */
export function correctTypos(message: string): string {
  return message.replaceAll(/\p{L}{4,20}/gu, (word) => {
    const lower = word.toLowerCase()
    if (proper.has(lower)) return word
    return known.find((each) => each.length > 4 && isTypoOf(lower, each)) ?? word
  })
}
