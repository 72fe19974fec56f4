import { requireSignature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { statementOfFunction } from './statement-in-mode.ts'

const { declaration } = requireSignature({
  function: 'twoSum(nums: int[], target: int): int[]',
  input: 'n target\nnums[n]',
})
const description = 'Find two.\n\n## Input\n\nTwo numbers.\n\n## Output\n\nPrint both.\n'

test('the declaration stands before the input, and all of the statement stays', () => {
  const text = statementOfFunction(description, { declaration, language: 'python' })

  expect(text).toMatch(
    /^Find two\.\n\n## Function\n\n```python\ndef twoSum\(nums: list\[int\], target: int\) -> list\[int\]:\n```\n[\s\S]*\n\n## Input\n\nTwo numbers\./,
  )
  expect(text.replace(/## Function[\s\S]*(?=## Input)/, '')).toBe(description)
})

test('where no section is called Input, it stands at the end', () => {
  const text = statementOfFunction('Find two.', { declaration, language: 'java' })

  expect(text).toMatch(/^Find two\.\n\n## Function\n\n```java\npublic long\[\] twoSum\(/)
  expect(text).not.toContain('The sections below')
})

test('a line of code is no section', () => {
  const fenced = 'Find two.\n\n```\n## Input\n```\n\n## Input\n\nTwo.\n'

  expect(statementOfFunction(fenced, { declaration, language: 'java' })).toMatch(
    /```\n## Input\n```\n\n## Function\n[\s\S]*The sections below[\s\S]*\n\n## Input\n\nTwo\.\n$/,
  )
})

test('JavaScript has its types in the comment', () => {
  const text = statementOfFunction(description, { declaration, language: 'javascript' })

  expect(text).toContain(' * @param {number[]} nums\n')
  expect(text).toContain('function twoSum(nums, target)\n```')
})

test('what the comment of JavaScript says of nodes is left to the editor', () => {
  const list = requireSignature({ function: 'flip(head: ListNode): ListNode', input: 'n\nhead[n]' })

  const text = statementOfFunction(description, { declaration: list.declaration, language: 'javascript' })

  expect(text).toContain('```javascript\n/**\n * @param {')
  expect(text).toContain('function flip(head)\n```')
})
