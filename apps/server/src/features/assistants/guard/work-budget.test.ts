import { expect, test } from 'vitest'
import { assemblePrograms } from './assemble-programs.ts'
import { startDeobfuscations } from './deobfuscations.ts'
import { findFunctions } from './find-functions.ts'
import { startSegmenter } from './segmenter.ts'
import { guarded, isWithheld, textOf } from './testing/guarded.ts'
import { startWorkBudget, type WorkBudget, WorkBudgetSpent } from './work-budget.ts'

/** The cost of checking the blocks one after another, as the guard does. */
async function costOf(blocks: readonly string[]): Promise<{ spent: number; looks: number }> {
  const workBudget = startWorkBudget()
  let looks = 0
  const counted: Pick<WorkBudget, 'spend'> = {
    spend: (characters) => {
      looks++
      return workBudget.spend(characters)
    },
  }
  const options = {
    language: 'python',
    workBudget: counted,
    deobfuscationsOf: startDeobfuscations(counted),
  } as const
  for (const [at, content] of blocks.entries())
    await assemblePrograms({ content, info: '', shown: blocks.slice(0, at), fresh: at }, options)
  return { spent: workBudget.spent(), looks }
}

const small = (count: number) => Array.from({ length: count }, (_, at) => `x${at} = y + ${at}`)

test('a piece of code that was shown is read once, however many follow it', async () => {
  const few = await costOf(small(50))
  const many = await costOf(small(100))

  // Each block causes up to six joined texts and a few readings of its own.
  expect(many.looks - few.looks).toBeLessThan(50 * 20)
  expect(many.looks).toBeLessThan(2.2 * few.looks)
})

test('what is put together does not grow for ever', async () => {
  const line = (at: number) => `value_${at} = other_${at} + ${'1'.repeat(3000)}`
  const some = await costOf(Array.from({ length: 8 }, (_, at) => line(at)))
  const more = await costOf(Array.from({ length: 16 }, (_, at) => line(at)))

  expect(more.spent).toBeLessThan(2.5 * some.spent)
})

test('looking stops when it was too much', async () => {
  const workBudget = startWorkBudget()
  const tooMuch = async () => {
    for (;;) await workBudget.spend(50_000)
  }

  await expect(tooMuch()).rejects.toThrow(WorkBudgetSpent)
})

test('others have their turn while an answer is looked at', async () => {
  let turns = 0
  let isDone = false
  const other = () => {
    turns++
    if (!isDone) setImmediate(other)
  }
  setImmediate(other)

  await costOf(small(200))
  isDone = true

  expect(turns).toBeGreaterThan(5)
})

test('an answer that takes too much looking at ends with what was kept back', async () => {
  const block = (at: number) => `\`\`\`\nx = y + ${at};\nif (a[i] < b) return c;\n\`\`\`\n`
  const answer = `Some prose goes here first.\n\n${Array.from({ length: 300 }, (_, at) => block(at)).join('')}`

  const pieces = await guarded([answer], {
    frames: [{ language: 'python', code: 'def f(a):\n    return a\n' }],
  })

  expect(isWithheld(pieces)).toBe(true)
})

test('an answer that is longer than any hint ends where it becomes so', async () => {
  const answer = 'Think of the last element that you looked at before this one. '.repeat(400)

  const pieces = await guarded([answer])

  expect(isWithheld(pieces)).toBe(true)
  expect(answer.startsWith(textOf(pieces))).toBe(true)
  expect(textOf(pieces).length).toBeGreaterThan(16_000)
})

test('a function without a body is found to be none at once, whatever blanks stand behind it', () => {
  const code = `int f(int a)${' const'.repeat(2000)}${' '.repeat(2000)};\n`

  expect(findFunctions(code, 'cpp')).toEqual([])
})

test.each([
  ['def f(\n'.repeat(9000), 'python'],
  ['a b(\n'.repeat(12_000), 'cpp'],
  ['const a = ('.repeat(5500), 'javascript'],
] as const)('brackets that nothing closes make no functions, however many there are', (code, language) => {
  expect(findFunctions(code, language)).toEqual([])
})

test.each(['a‹', 'f(\n', 'int a ', '/*a', '(a;', "x = '\\'", '1. ', '<<A\n', '\\"', ') = ', '; '])(
  'the longest answer that is the same again and again, as %j, loses no letter',
  async (unit) => {
    const text = unit.repeat(16_000 / unit.length)
    const segmenter = startSegmenter()

    const segments = [...segmenter.push(text), ...segmenter.end()]
    const pieces = await guarded([text])

    expect(segments.map((segment) => segment.text).join('')).toBe(text)
    expect(isWithheld(pieces) || textOf(pieces) === text).toBe(true)
  },
)
