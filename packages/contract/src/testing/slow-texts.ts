/** What texts consist of whose reading is slow where it is slow at all: signs that open, close, part and repeat. */
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
 * Texts of 64 KiB that are the same again and again, alone, behind a beginning, with an end that spoils it, and in brackets within
 * brackets. `own` are pieces that only this reader looks for.
 */
export function worstTexts(own: readonly string[] = [], characters = 65_536): string[] {
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

/** How long a reader may take for one of them, in milliseconds, on a machine with nothing else to do. */
const usualMs = 50
const tries = 5

/**
 * The texts for which a reader takes too long, in the best of a few tries, with the milliseconds; none when it is quick with all.
 * What it throws tells that it refused.
 */
export async function slowTexts(
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
 * How many times as long as the machine for which the milliseconds are promised this one takes for the kind of work that readers
 * do, at this moment; at least 1. A core that is shared with others counts as a slow one.
 */
async function slownessOfMachine(): Promise<number> {
  const text = 'a\u0301 1'.repeat(16_384)
  const replace = () => text.replaceAll(/[^\t\n -~]|\w/gu, (character) => character.toUpperCase())
  let ms = Number.POSITIVE_INFINITY
  for (let left = tries; left > 0; left--) ms = Math.min(ms, await timeOf(replace))
  return Math.max(1, ms / usualReplaceMs)
}

/** Of this thread alone, whatever else the machine does. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  try {
    await work()
  } catch (error) {
    // An overflow of the stack is no refusal: it may come anywhere.
    if (error instanceof RangeError) throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
