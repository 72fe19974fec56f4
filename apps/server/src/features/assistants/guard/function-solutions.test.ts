import { requireSignature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import type { JudgeCode } from './guarded-piece.ts'
import { guarded, isWithheld } from './testing/guarded.ts'

const { declaration } = requireSignature({
  function: 'twoSum(nums: int[], target: int): int[]',
  input: 'n target\nnums[n]',
})

const cppProgram = `#include <iostream>
int main() {
    int n;
    std::cin >> n;
    std::cout << n;
}
`

/** Accepts what has this text in it, as the judge accepts a function with a right body. */
function acceptingWith(text: string): JudgeCode {
  return async (code) => code.replaceAll(/\s+/g, ' ').includes(text)
}

const python = 'def twoSum(nums, target): return [nums.index(target - nums[0])]'
const cppMethod = `vector<long long> twoSum(vector<long long>& nums, long long target) {
    return {nums[0], target};
}`

test.each([
  { what: 'a Python function of one line', info: 'python', code: python, sign: 'target - nums[0]' },
  {
    what: 'a Python function that is assigned',
    info: 'python',
    code: 'twoSum = lambda nums, target: [target - nums[0]]',
    sign: 'target - nums[0]',
  },
  { what: 'a bare C++ function', info: 'cpp', code: cppMethod, sign: '{nums[0], target}' },
  {
    what: 'a C++ class',
    info: 'cpp',
    code: `class Solution {\npublic:\n    ${cppMethod}\n};`,
    sign: '{nums[0], target}',
  },
  {
    what: 'a Java method',
    info: 'java',
    code: 'public long[] twoSum(long[] nums, long target) {\n    return new long[] { nums[0], target };\n}',
    sign: 'class Solution { public long[] twoSum(long[] nums, long target) { return new long[]',
  },
  {
    what: 'an arrow function of JavaScript',
    info: 'js',
    code: 'const twoSum = (nums, target) => [nums[0], target]',
    sign: '[nums[0], target]',
  },
  {
    what: 'the body of a function',
    info: 'python',
    code: 'seen = {}\nfor at, one in enumerate(nums):\n    if target - one in seen:\n        return [seen[target - one], at]\n    seen[one] = at',
    sign: 'def twoSum(nums: list[int], target: int) -> list[int]: seen = {}',
  },
  {
    what: 'a function of another name',
    info: 'python',
    code: 'def solve(nums, target):\n    return [nums.index(target - nums[0])]',
    sign: 'def twoSum(nums, target): return',
  },
])('$what is withheld, whatever language the editor has', async ({ info, code, sign }) => {
  const frames = [{ language: 'cpp', code: cppProgram }] as const
  const options = { judge: acceptingWith(sign), language: 'cpp', declaration, frames } as const

  const pieces = await guarded([`Use this:\n\n\`\`\`${info}\n${code}\n\`\`\`\n`], options)

  expect(isWithheld(pieces)).toBe(true)
})

test('a function that is told in two parts is withheld when the rest comes', async () => {
  const lines = ['def twoSum(nums, target):', '    seen = {}', '    return [seen, target, nums]']
  const options = { judge: acceptingWith('{} return'), language: 'cpp', declaration } as const
  const rest = [`\`\`\`python\n${lines[2]}\n\`\`\`\n`]

  const pieces = await guarded(rest, { ...options, earlierCode: [lines.slice(0, 2).join('\n')] })

  expect(isWithheld(pieces)).toBe(true)
})

test('a call and the empty function are shown', async () => {
  const judged: string[] = []
  const judge: JudgeCode = async (code) => {
    judged.push(code)
    return false
  }
  const answer =
    'Try `twoSum([2, 7], 9)` with this:\n\n```python\ndef twoSum(nums: list[int], target: int) -> list[int]:\n    pass\n```\n'

  const pieces = await guarded([answer], { judge, language: 'cpp', declaration })

  expect(isWithheld(pieces)).toBe(false)
  expect(judged.filter((code) => code.includes('[2, 7]'))).toEqual([])
})
