/** The keys that an on-screen keyboard hides or does not have, in the order of the bar: what is needed most comes first. */
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

/** What a key shows and is called. */
export type SymbolKey = (typeof symbolKeys)[number]
