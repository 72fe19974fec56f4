import type { Language } from '@codedojo/contract'
import { lineNumberAt, maskCode } from '../code/mask-code.ts'

/** With fewer values even slow input and output is fast enough. */
const manyValues = 50_000

interface SlowReading {
  readonly line: number
  readonly words: string
}

/** Finds slow input or output that matters for so many values; null: none. */
export function findSlowReading(
  code: string,
  { language, most }: { readonly language: Language; readonly most: number },
): SlowReading | null {
  if (most < manyValues) return null
  const bare = maskCode(code, language)
  const found = rules[language].find(({ pattern, unless }) => pattern.test(bare) && !unless?.test(bare))
  return found ? { line: lineNumberAt(bare, bare.search(found.pattern)), words: found.words } : null
}

interface Rule {
  readonly pattern: RegExp
  readonly unless?: RegExp
  readonly words: string
}

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  cpp: [
    {
      pattern: /\bcin\b/,
      unless: /sync_with_stdio|scanf|getchar|fread/,
      words:
        'reads with `cin` while it is still tied to the input of C, which is slow; turn the link off with `sync_with_stdio(false)`',
    },
    { pattern: /\bendl\b/, words: "uses `endl`, which writes the output out each time; use `'\\n'`" },
  ],
  java: [
    {
      pattern: /\bnew\s+Scanner\b/,
      words: 'reads with a `Scanner`, which is slow; a `BufferedReader` is many times quicker',
    },
    {
      pattern: /System\.out\.println?\(/,
      unless: /StringBuilder|PrintWriter|StringJoiner/,
      words: 'may print value by value; collect the output first',
    },
  ],
  python: [
    {
      pattern: /\binput\(\)/,
      unless: /input\s*=|stdin/,
      words: 'reads with `input()`, which is slow for many lines; read everything at once from `sys.stdin`',
    },
  ],
  javascript: [
    {
      pattern: /console\.log\(/,
      unless: /\.join\(|console\.log\([^;]{0,2000}$/,
      words: 'may print value by value; join the output and print it once',
    },
    { pattern: /readline|\.on\(/, words: 'reads line by line; reading everything at once is quicker' },
  ],
}
