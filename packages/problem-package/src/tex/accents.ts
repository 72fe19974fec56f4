/** The combining character of each accent command, and what it prints over nothing. */
const accents: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['`', ['\u0300', '`']],
  ["'", ['\u0301', '´']],
  ['^', ['\u0302', '^']],
  ['"', ['\u0308', '¨']],
  ['~', ['\u0303', '~']],
  ['=', ['\u0304', '¯']],
  ['.', ['\u0307', '˙']],
  ['c', ['\u0327', '¸']],
  ['v', ['\u030c', 'ˇ']],
  ['H', ['\u030b', '˝']],
  ['u', ['\u0306', '˘']],
  ['k', ['\u0328', '˛']],
  ['r', ['\u030a', '˚']],
  ['d', ['\u0323', '']],
  ['b', ['\u0331', '']],
  ['t', ['\u0361', '']],
])

export function isAccent(name: string): boolean {
  return accents.has(name)
}

/** Text with an accent on its first letter, as one character where Unicode has it. */
export function accented(name: string, text: string): string {
  const [combining, alone] = accents.get(name) ?? ['', '']
  const [letter = '', ...rest] = text
  if (letter.trim() === '') return alone + rest.join('')
  return `${letter}${combining}`.normalize('NFC') + rest.join('')
}
