/** Keys that an on-screen keyboard hides or lacks, most needed first. */
export const symbolKeys = [
  'Tab',
  ...['(', ')', '[', ']', '{', '}', ':', ';', '=', '_'],
  ...['←', '→'],
  ...[
    '"',
    "'",
    '<',
    '>',
    '+',
    '-',
    '*',
    '/',
    '%',
    '&',
    '|',
    '!',
    '#',
    '.',
    ',',
    '?',
    '^',
    '~',
    '\\',
    '@',
    '$',
  ],
  'Undo',
] as const

/** The label of a key, which is also its name. */
export type SymbolKey = (typeof symbolKeys)[number]
