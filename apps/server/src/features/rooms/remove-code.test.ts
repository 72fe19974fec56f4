import { expect, test } from 'vitest'
import { removeCode } from './remove-code.ts'

const secret = 'return sum(values)'

test.each([
  ['a fenced block', `See\n\n\`\`\`python\n${secret}\n\`\`\`\n\nDone`, 1, 'See\n\nDone'],
  ['a block of tildes', `~~~\n${secret}\n~~~`, 1, ''],
  ['a fence that is not closed', `So:\n\`\`\`\n${secret}\nmore`, 1, 'So:'],
  ['a fence closed by a longer one', `\`\`\`\n${secret}\n\`\`\`\`\nafter`, 1, 'after'],
  ['a fence that a shorter one does not close', `\`\`\`\`\n\`\`\`\n${secret}\n\`\`\`\``, 1, ''],
  ['a fence that the other sign does not close', `\`\`\`\n~~~\n${secret}\n\`\`\``, 1, ''],
  ['a fence whose end says a language', `\`\`\`\n\`\`\`python\n${secret}\n\`\`\``, 1, ''],
  ['a fence in a quote', `> \`\`\`\n> ${secret}\n> \`\`\`\n> words`, 1, '> words'],
  ['a fence in a list', `- \`\`\`\n  ${secret}\n  \`\`\`\n`, 1, ''],
  ['two blocks', `\`\`\`\n${secret}\n\`\`\`\nand\n\`\`\`\n${secret}\n\`\`\``, 2, 'and'],
  ['an indented block', `So:\n\n    ${secret}\n\n    more\n\nDone`, 1, 'So:\n\nDone'],
  ['a block behind a tab', `So:\n\n\t${secret}`, 1, 'So:'],
  ['an indented block in a quote', `>     ${secret}`, 1, ''],
  ['a pre element', `a <pre class="x">${secret}</pre> b`, 1, 'a \n b'],
  ['a pre element that is not closed', `a <PRE>${secret}`, 1, 'a'],
  ['a code element', `a <code>${secret}</code> b`, 1, 'a \n b'],
  ['long inline code', `Use \`${secret} + ${secret}\` here`, 1, 'Use  here'],
  ['long inline code between two backticks', `Use \`\`${secret} \` ${secret}\`\` here`, 1, 'Use  here'],
  ['inline code over two lines', `Use \`${secret}\n${secret}\` here`, 1, 'Use  here'],
  [
    'a program without a fence',
    `So:\nfor value in values:\n    total += value\n${secret}\nDone`,
    1,
    'So:\n\nDone',
  ],
  ['a program without a fence, as on Windows', `total = f(values)\r\n${secret}`, 1, ''],
  ['a long statement alone', `So:\nprint(max(values) - min(values)); ${secret}`, 1, 'So:'],
  ['a program in one line', `int main(){int n;cin>>n;cout<<n;} // ${secret}`, 1, ''],
  ['a program and an indented block', `x = f(1)\nprint(x)\n\nand\n\n    ${secret}`, 2, 'and'],
  ['lines that end as on Windows', `\`\`\`\r\n${secret}\r\n\`\`\``, 1, ''],
])('%s is left out', (_, text, blocks, kept) => {
  expect(removeCode(text)).toEqual({ text: kept, blocks })
  expect(removeCode(text).text).not.toContain(secret)
})

test.each([
  ['words', 'Think of the smallest value first.'],
  ['short inline code', 'Use `heapq` and ``a`b``.'],
  ['a nested list', '- one\n    - two\n        1. three'],
  ['a short call alone', 'Use\nsorted(values)\nhere.'],
  ['values of an input', 'n = 3\nk = 2\nanswer = 5, but I print 4'],
  [
    'a log',
    'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\nIndexError: list index out of range',
  ],
  ['a backtick alone', "It's 5` long"],
  ['inline code of three backticks', 'So ```short``` it is'],
])('%s stays', (_, text) => {
  expect(removeCode(text)).toEqual({ text, blocks: 0 })
})

test.each([
  '`'.repeat(4000),
  '` '.repeat(2000),
  '<pre'.repeat(1000),
  '> '.repeat(2000),
  '- '.repeat(2000),
  ' '.repeat(4000),
])('four thousand characters made to be slow are read: %#', (text) => {
  expect(removeCode(text).text.length).toBeLessThanOrEqual(text.length)
})
