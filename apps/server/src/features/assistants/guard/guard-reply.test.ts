import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JudgeCode } from './guarded-piece.ts'
import { disguises } from './testing/disguises.ts'
import { guarded, isWithheld, textOf } from './testing/guarded.ts'
import { normalizeProgram, readSolutions, readStarters } from './testing/starter-programs.ts'

const solutions = readSolutions('first-echo')
const python = solutions.find(({ language }) => language === 'python')?.code ?? ''

/** Accepts a program that equals one of these apart from whitespace and comments. */
function accepting(...programs: readonly string[]): JudgeCode {
  const accepted = new Set(programs.map(normalizeProgram))
  return async (code) => accepted.has(normalizeProgram(code))
}

describe.each(Object.entries(disguises))('an Accepted program as %s', (_, disguise) => {
  test.each(solutions)('is withheld in $language', async ({ code, language }) => {
    const judge = accepting(code)

    const pieces = await guarded([disguise(code, language)], { judge, language })

    expect(pieces.at(-1)).toMatchObject({ kind: 'withheld' })
  })
})

test('a reference solution with other names and comments is withheld without being judged', async () => {
  const judge: JudgeCode = async () => {
    throw new Error('It need not be judged.')
  }
  const renamed = python
    .replaceAll('readings', 'values')
    .replaceAll('last_seen', 'found')
    .replaceAll(/ +# .*/g, '')

  const pieces = await guarded([`Here:\n\`\`\`\n${renamed}\`\`\`\n`], { judge, references: solutions })

  expect(pieces.map(({ kind }) => kind)).toEqual(['text', 'checking', 'withheld'])
})

test('most of a reference solution is withheld, however it is spread over sentences', async () => {
  const lines = python.split('\n').filter((line) => line.trim() !== '')
  const answer = lines.map(
    (line) => `First you should write ${line.trim()} and then go on with the next one.`,
  )

  const pieces = await guarded([answer.join('\n\n')], { references: solutions })

  expect(isWithheld(pieces)).toBe(true)
})

test('a function alone is withheld when the starter code with it is Accepted', async () => {
  const frames = readStarters('first-echo')
  const found = /^def first_echo[\s\S]*?(?=^def main)/m.exec(python)?.[0] ?? ''
  const judge = accepting(python)
  const renamed = found.replaceAll('first_echo', 'solve')
  const called = `${found}print(first_echo([1, 2], 3))\n`
  const body = found.split('\n').slice(1).join('\n')

  const answers = [found, renamed, called, body].map((code) => `Use this:\n\n\`\`\`python\n${code}\`\`\`\n`)
  const all = await Promise.all(answers.map((answer) => guarded([answer], { judge, frames })))

  expect(all.map(isWithheld)).toEqual([true, true, true, true])
})

test('code that was begun in an earlier answer is withheld when the rest of it comes', async () => {
  const half = python.indexOf('def main')
  const earlierCode = [python.slice(0, half)]
  const rest = `And now:\n\`\`\`python\n${python.slice(half)}\`\`\`\n`

  const judge = accepting(python)
  const pieces = await guarded([rest], { judge, earlierCode })
  const alone = await guarded([rest], { judge })

  expect([isWithheld(pieces), isWithheld(alone)]).toEqual([true, false])
})

const behind = [
  '`` ` ',
  'It takes $\\sum_{i=1}^{n} \\log i$ steps; and `O(1)` memory.',
  '> quoted\n> x = 5;\n',
  '> quoted\n> x = 5;\n\nA plan:\n\n```\nsort the intervals by start\n    else: add it to the list\n```\n',
]

test.each(behind)('a block that does not end hides nothing with this behind it: %s', async (rest) => {
  const answer = `You asked for it:\n\n\`\`\`\n${python.trimEnd()}\n\n${rest}`

  const pieces = await guarded([answer], { judge: accepting(python) })

  expect(isWithheld(pieces)).toBe(true)
})

test('a program of one line is judged, in a block, in a sentence and between backticks', async () => {
  const code = 'print(sum(map(int, open(0))))'
  const answers = [
    `\`\`\`\n${code}\n\`\`\``,
    `Just write ${code} and you are done.`,
    `Write \`${code}\` there.`,
  ]

  const all = await Promise.all(answers.map((answer) => guarded([answer], { judge: accepting(code) })))

  expect(all.map(isWithheld)).toEqual([true, true, true])
})

const program = 'n = int(input())\nfor i in range(n):\n    print(i * i)'

test('the rest of an answer goes with the code that was withheld', async () => {
  const answer = `Look at this first.\n\n\`\`\`python\n${program}\n\`\`\`\n\nIt is short, because squares are easy.`

  const pieces = await guarded([answer], { judge: async () => true })

  expect(textOf(pieces)).toBe('Look at this first.\n\n')
  expect(pieces.at(-1)).toEqual({
    kind: 'withheld',
    text: 'I kept back code that would be a full solution. Here is the next step instead.',
  })
})

test('code is withheld when nobody can tell whether it is Accepted', async () => {
  const pieces = await guarded([`\`\`\`\n${program}\n\`\`\``], { judge: async () => null })

  expect(isWithheld(pieces)).toBe(true)
})

test('code is shown, after a word that it is being checked, when it is not Accepted', async () => {
  const answer = `This is slow:\n\n\`\`\`python\n${program}\n\`\`\`\n\nWhy is that?`

  const pieces = await guarded([answer])

  expect(pieces.map(({ kind }) => kind)).toEqual(['text', 'checking', 'text', 'text'])
  expect(textOf(pieces)).toBe(answer)
})

test('an answer with more code than can be judged for its reader ends before the rest', async () => {
  const block = (at: number) => `Try this instead of it:\n\n\`\`\`python\n${program} + ${at}\n\`\`\`\n\n`

  const pieces = await guarded(Array.from({ length: 20 }, (_, at) => block(at)))

  expect(isWithheld(pieces)).toBe(true)
  expect(textOf(pieces)).toContain('print(i * i) + 0')
})

test('what nobody here can read is withheld', async () => {
  const secret = Buffer.from(Uint8Array.from({ length: 90 }, (_, at) => (at * 151 + 77) % 256)).toString(
    'base64',
  )

  const pieces = await guarded([`Unpack this: ${secret}`])

  expect(isWithheld(pieces)).toBe(true)
})

test('nothing more comes of an answer that was stopped while its code was judged', async () => {
  const stopped = new AbortController()
  const judge: JudgeCode = async () => {
    stopped.abort()
    return null
  }

  const pieces = await guarded([`One moment.\n\`\`\`\n${program}\n\`\`\``], { judge, signal: stopped.signal })

  expect(pieces.map(({ kind }) => kind)).toEqual(['text', 'checking'])
})

const harmless = [
  'Think of **two pointers**: `lo = 0` and `hi = n - 1`.\n\n1. While `lo < hi`, look at `a[lo] + a[hi]`.\n2. Else move `hi` back.',
  'Your loop on line 5 starts at `i = 1`. Trace it:\n\n```\ni = 1: merged[-1] = [1, 4]\ni = 2: merged[-1] = [1, 6]\n```\n\nWhy?',
  'It takes $O(n \\log n)$, that is $\\sum_{i=1}^{n} \\log i$ steps; and `O(1)` memory, since 1 ≤ n ≤ 10^5.',
  'A plan:\n\n```\nsort the intervals by start\nfor each interval in order:\n    if it overlaps the last one: extend it\n    else: add it to the list\n```\n',
  '| approach | time |\n|---|---|\n| brute force | O(n^2) |\n| hash map | O(n) |\n\n- What about duplicates, e.g. `3 3`?\n',
  'One line is missing:\n\n```python\nseen[x] = i\n```\n\nPut it *after* the look-up, or a number pairs with itself.',
  'Der Fehler liegt in Zeile 7: `j` beginnt bei 0. Überlege, was bei leerer Eingabe passiert.',
  'समस्या यह है कि आप `i` को 1 से शुरू करते हैं। पहले उदाहरण के साथ देखें।',
  'See https://en.wikipedia.org/wiki/Binary_search_algorithm, and try 1 2 3 4 5 6 7 8 9 10 11 12 13 by hand.',
]

test.each(harmless)('is let through unjudged: %s', async (answer) => {
  const judge: JudgeCode = async () => {
    throw new Error('It need not be judged.')
  }

  const pieces = await guarded([answer], { judge, frames: readStarters('first-echo') })

  expect(textOf(pieces)).toBe(answer)
})

test('prose goes out word by word, before its line has ended', async () => {
  const pieces = await guarded(['Think of the last ', 'element that you ', 'looked at before'])

  expect(pieces.slice(0, 2)).toEqual([
    { kind: 'text', text: 'Think of the last ' },
    { kind: 'text', text: 'element that you ' },
  ])
})

const fragments = fc.constantFrom(
  ...harmless,
  `\n\`\`\`python\n${program}\n\`\`\`\n`,
  `\n${program}\n`,
  'Use `print(int(input()) * 2)` here. ',
  '> quoted\n> x = 5;\n',
  '`` ` ',
  '<pre>x = 1</pre>',
  '\n~~~\n',
  '\n',
  'The next word ',
)

test('it does not matter in which pieces an answer arrives', async () => {
  const answers = fc.array(fragments, { maxLength: 6 }).map((all) => all.join(''))
  const judge: JudgeCode = async (code) => code.includes('int(input()) * 2')

  await fc.assert(
    fc.asyncProperty(
      answers,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (answer, sizes) => {
        const whole = await guarded([answer], { judge })
        const parts = await guarded(cut(answer, sizes), { judge })

        expect(textOf(parts)).toBe(textOf(whole))
        expect(isWithheld(parts)).toBe(isWithheld(whole))
        if (!isWithheld(whole)) expect(textOf(whole)).toBe(answer)
      },
    ),
    { numRuns: 150 },
  )
})

test('an Accepted program is never shown, whatever stands around it', async () => {
  const around = fc.array(fragments, { maxLength: 3 }).map((all) => all.join('\n'))
  const shapes = fc.constantFrom(...Object.values(disguises).slice(0, 12))

  await fc.assert(
    fc.asyncProperty(around, shapes, around, async (before, shape, behind) => {
      const answer = `${before}\n\n${shape(python, 'python')}\n\n${behind}`

      const pieces = await guarded([answer], { judge: accepting(python) })

      expect(normalizeProgram(textOf(pieces))).not.toContain(normalizeProgram(python).slice(60))
    }),
    { numRuns: 60 },
  )
})

function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = []
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    pieces.push(text.slice(at, at + size))
    at += size
  }
  return pieces
}
