import { requireSignature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { additionCases, judgeExample, openTestJudge } from '../testing/test-judge.ts'

const codes = {
  difference: 'a, b = map(int, input().split())\nprint(a - b)',
  'difference, spaced': 'a, b = map(int, input().split())\nprint(" ", a - b)\nprint()',
  product: 'a, b = map(int, input().split())\nprint(a * b)',
}

test('a wrong answer keeps a digest of what was wrong, in hidden cases too, and nothing else does', async () => {
  await using opened = await openTestJudge()
  const digestsOf = async (code: string) => {
    const outcome = await judgeExample(opened.judge, { language: 'python', code })
    return outcome.cases.map(({ wrongDigest }) => wrongDigest)
  }

  const [difference, spaced, product] = [
    await digestsOf(codes.difference),
    await digestsOf(codes['difference, spaced']),
    await digestsOf(codes.product),
  ]

  expect(difference).toHaveLength(additionCases.length)
  expect(difference.every((digest) => digest?.length === 12)).toBe(true)
  expect(spaced).toEqual(difference)
  expect(product).not.toEqual(difference)
  expect(await digestsOf('print(sum(map(int, input().split())))')).toEqual(additionCases.map(() => undefined))
  expect(await digestsOf('print(1 // 0)')).toEqual(additionCases.map(() => undefined))
})

test.each([
  ['nothing', 'def add(a, b):\n    pass\n'],
  ['another type', 'def add(a, b):\n    return str(a + b)\n'],
])(
  'a function that returns %s has no digest, because its empty output is that of many mistakes',
  async (_, code) => {
    await using opened = await openTestJudge()
    const signature = requireSignature({ function: 'add(a: int, b: int): int', input: 'a b' })
    const program = {
      language: 'python',
      sources: [{ name: 'source', bytes: Buffer.from(code) }],
      signature,
    } as const

    const outcome = await judgeExample(opened.judge, { language: 'python', code, options: { program } })

    expect(outcome.cases.map(({ status, wrongDigest }) => [status, wrongDigest])).toEqual(
      additionCases.map(() => ['Wrong Answer', undefined]),
    )
  },
)
