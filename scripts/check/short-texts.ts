/**
 * Sources whose regular expressions only ever see short texts, and what keeps these short: there a time that grows with the square of
 * the length is none.
 */
export const shortTexts: Readonly<Record<string, string>> = {
  'packages/contract/src/unfenced-code.ts': 'Of a line no more than 300 characters are looked at.',
}
