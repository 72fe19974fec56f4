import { type Language, maskCode } from '@codedojo/contract'
import { findLoops } from '../code/find-loops.ts'
import { lineNumberAt } from '../code/line-numbers.ts'

/** With fewer values even slow input and output is fast enough. */
const manyValues = 50_000

interface SlowReading {
  readonly line: number
  readonly words: string
}

/** Finds slow input or output that matters for so many values; null if none. */
export function findSlowReading(
  code: string,
  { language, most }: { readonly language: Language; readonly most: number },
): SlowReading | null {
  if (most < manyValues) return null
  const bare = maskCode(code, language)
  const loops = findLoops(bare, language)
  const isRepeated = (place: number) => loops.some(({ bodyFrom, to }) => place >= bodyFrom && place < to)
  for (const { pattern, unless, isOnce = false, words } of rules[language]) {
    if (unless?.test(bare)) continue
    const places = Array.from(bare.matchAll(pattern), ({ index }) => index)
    const place = places.find((one) => isOnce || isRepeated(one))
    if (place !== undefined) return { line: lineNumberAt(bare, place), words }
  }
  return null
}

interface Rule {
  readonly pattern: RegExp
  readonly unless?: RegExp
  /** This one is slow anywhere in the code; the others matter only in a loop. */
  readonly isOnce?: true
  readonly words: string
}

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  cpp: [
    {
      pattern: /\bcin\b/g,
      unless: /sync_with_stdio|scanf|getchar|fread/,
      words:
        'reads with `cin` while it is still tied to the input of C, which is slow; turn the link off with `sync_with_stdio(false)`',
    },
    { pattern: /\bendl\b/g, words: "uses `endl`, which writes the output out each time; use `'\\n'`" },
  ],
  java: [
    {
      pattern: /\bnew\s+Scanner\b/g,
      isOnce: true,
      words: 'reads with a `Scanner`, which is slow; a `BufferedReader` is many times quicker',
    },
    {
      pattern: /System\.out\.println?\(/g,
      unless: /StringBuilder|PrintWriter|StringJoiner/,
      words: 'may print value by value; collect the output first',
    },
  ],
  python: [
    {
      pattern: /\binput\(\)/g,
      unless: /input\s*=|stdin/,
      words: 'reads with `input()`, which is slow for many lines; read everything at once from `sys.stdin`',
    },
  ],
  javascript: [
    {
      pattern: /console\.log\(/g,
      unless: /\.join\(|console\.log\([^;]{0,2000}$/,
      words: 'may print value by value; join the output and print it once',
    },
    {
      pattern: /readline|\.on\(/g,
      isOnce: true,
      words: 'reads line by line; reading everything at once is quicker',
    },
  ],
}
