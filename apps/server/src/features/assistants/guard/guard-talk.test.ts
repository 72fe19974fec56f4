import { expect, test } from 'vitest'
import { guardTalk } from './guard-talk.ts'
import type { GuardedPiece } from './guarded-piece.ts'
import { indexReferences } from './reference-index.ts'
import { disguises } from './testing/disguises.ts'
import { isWithheld, textOf } from './testing/guarded.ts'
import { readSolutions } from './testing/starter-programs.ts'

const solutions = readSolutions('first-echo')
const index = await indexReferences([{ problemId: 'first-echo', references: solutions, known: [] }])

function guarded(answer: string, earlierAnswers: readonly string[] = []): Promise<GuardedPiece[]> {
  const pieces = (async function* () {
    yield answer
  })()
  return Array.fromAsync(guardTalk(pieces, { earlierAnswers, others: { index, open: new Set() } }))
}

test.each(Object.entries(disguises))(
  'a program as %s is no answer about the product',
  async (_, disguise) => {
    for (const { code, language } of solutions) {
      expect(isWithheld(await guarded(disguise(code, language)))).toBe(true)
    }
  },
)

test('a program of its own making ends the answer with the place to ask', async () => {
  const pieces = await guarded('Like so.\n\n```python\nn = int(input())\nprint(n * 2)\n```\nDoes it help?')

  expect(textOf(pieces)).toBe('Like so.\n\n')
  expect(pieces.at(-1)).toEqual({
    kind: 'withheld',
    text: 'I answer questions about the product. Ask Code Ninja on the problem’s page about code.',
  })
})

test.each([
  'Your order `#A1B2-77` was paid on 3 March; it has 2 things. See https://example.org/orders?id=5 for it.',
  '1. Open **Settings**.\n2. Press `Ctrl + S`, or choose Save.\n3. Choose `daylight` (or `leet`).\n\nThat is all.',
  '| theme | look |\n|---|---|\n| `leet` | dark |\n| `daylight` | light |\n',
  'A submission is Accepted when it is right on all cases. C++ is compiled with `-O2 -std=gnu++20`.',
  'At most 6 runs a minute, i.e. one in 10 s: wait for 00:10, and press `Run` again.',
])('is let through whole: %s', async (answer) => {
  expect(textOf(await guarded(answer))).toBe(answer)
})
