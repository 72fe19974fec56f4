/** Fragments that typically expose slow parsing: characters that open, close, separate and repeat. */
const pieces = [
  ...' \t\n\r\u2028a0A()[]{}<>`"\'*_~$#-+=/\\|.,;:!?@&%^\u00e9\u200b\u0301',
  ...[
    'a ',
    ' \n',
    'a\n',
    '\n\n',
    '\r\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '![',
    '[a](',
    '](',
    '<a',
    '<!--',
    '</',
    '/*',
    '*/',
    '//',
    '"""',
  ],
  ...[
    '\\(',
    '\\"',
    '$$',
    '**a',
    '__',
    '~~',
    '```',
    '```\n',
    '`a',
    '&a',
    '&#',
    '0.',
    'a.',
    'a,',
    'a=',
    'a(',
    '::',
    '1e',
    '--> ',
    '| ',
    '\\a{',
  ],
  ...[
    'print',
    'for ',
    'if (',
    'def f(',
    'class a',
    'function ',
    'a b(',
    'x = [',
    '\ud83d\ude00',
    'http://',
    'a@',
    '\u0301\u0323',
    '\uff9e\u0323',
  ],
]
const brackets = ['()', '[]', '{}', '<>', '""', '**', '``', '$$', '__', '~~']

/**
 * Generates texts of 64 KiB that repeat fragments: alone, after a prefix, with an ending that prevents a match, and nested in
 * brackets. `own` are fragments specific to a parser.
 */
export function worstCaseTexts(own: readonly string[] = [], characters = 65_536): string[] {
  const repeated = [...pieces, ...own].flatMap((piece) => {
    const text = piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)
    return [text, `${text}\0`, `a${text}\n`, `${text}\n${'a'.repeat(50)}`]
  })
  const nested = brackets.map(([open = '', close = '']) =>
    [open, close].map((sign) => sign.repeat(characters / 2)).join('a'),
  )
  const stairs = Array.from({ length: 350 }, (_, depth) => `${' '.repeat(depth)}- a:`).join('\n')
  return [...repeated, ...nested, stairs]
}

/** The time limit for one text, in milliseconds, on an idle machine. */
const usualMs = 50
const tries = 5

/**
 * The texts for which a parser exceeds the time limit in the best of a few tries, with the milliseconds; empty if there are none.
 * Exceptions count as rejection of the text.
 */
export async function findSlowTexts(
  texts: readonly string[],
  read: (text: string) => unknown,
  mostMs = usualMs,
): Promise<{ readonly text: string; readonly ms: number }[]> {
  const found: { text: string; ms: number }[] = []
  for (const text of texts) {
    let ms = Number.POSITIVE_INFINITY
    for (let left = tries; left > 0 && ms > mostMs; left--) ms = Math.min(ms, await timeOf(() => read(text)))
    if (ms > mostMs && ms > mostMs * (await slownessOfMachine()))
      found.push({ text: `${text.slice(0, 30)}…${text.slice(-30)}`, ms: Math.round(ms) })
  }
  return found
}

const usualReplaceMs = 4

/**
 * How many times slower this machine currently is than the reference machine for this kind of work; at least 1. A core shared
 * with others counts as slow.
 */
async function slownessOfMachine(): Promise<number> {
  const text = 'a\u0301 1'.repeat(16_384)
  const replace = () => text.replaceAll(/[^\t\n -~]|\w/gu, (character) => character.toUpperCase())
  let ms = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0; left--) ms = Math.min(ms, await timeOf(replace))
  return Math.max(1, ms / usualReplaceMs)
}

/** CPU time of this thread, independent of other load. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  try {
    await work()
  } catch (error) {
    // A stack overflow is no regular rejection: it may occur anywhere.
    if (error instanceof RangeError) throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
