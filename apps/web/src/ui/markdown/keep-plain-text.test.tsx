import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

afterEach(cleanup)

function show(text: string) {
  const parts = {
    a: ({ children, href }: { children?: unknown; href?: string | undefined }) => (
      <a href={href}>{`${children}`}</a>
    ),
    img: () => <i data-picture />,
  }
  return render(
    <MarkdownText text={text} manner="talk" urlTransform={(address) => address} components={parts} />,
  ).container
}

const marked = 'em, strong, del, a, h2, h3, ul, ol, hr, blockquote, pre, code, math, table, [data-picture]'

test.each([
  'ls *.txt __init__.py',
  '2*3*4 = 24 and 5*6*7',
  'if __name__ == "__main__": main()',
  'then __init__ is called, and _private_name_ too',
  'arr[i](x), arr[i](/x) and grid[a][b](0)',
  '# include <x>',
  '#  two blanks\nbelow',
  '# a word #\nbelow',
  '- minus one',
  'x = 5\n- 3',
  '+ 5\n+ 6',
  '3. is the answer',
  '1. first\n1. again',
  '1) first\n2) second',
  '# one line',
  '~300~ 100%',
  'f(*args, **kwargs)',
  '(*a == *b) and /*c*/ d /*e*/',
  'src/**/x/**',
  'a **b and c ** d**e**f',
  'the _a_b_ and *x = y* and *f(x)*',
  '2 *3* 4',
  '&nbsp; &amp; &lt;',
  String.raw`\d+\.\d \(x\) C:\new \\n`,
  'g++ a.cpp \\\n  -o a',
  '[1]: https',
  'a[^1]\n\n[^1]: b',
  'word\n===',
  '---',
  '***',
  '>>> print(2)',
  '>= 5',
  '#',
  '-',
  '>',
  '```\n```',
  '```print(1)\nprint(2)```',
  '[ ](http://a.b)',
  '[x](y) and <std:vector> and ![x](y)',
  '# read it\nn = int(input())\nfor i in range(n):\n    print(i * 2 * n)',
])('stays as it was typed: %j', (text) => {
  const container = show(text)

  expect(container.textContent.replaceAll(/\n\s*/g, '\n').trim()).toBe(text.replaceAll(/\n\s*/g, '\n'))
  expect(container.querySelector(marked)).toBeNull()
})

test.each([
  ['em', 'it is *really* so', 'really'],
  ['em', '_so_, he said', 'so'],
  ['em', '*Thanks, and **now**?*', 'Thanks, and now?'],
  ['strong', 'a **bold (very) word**.', 'bold (very) word'],
  ['strong', '**O(n log n)** steps', 'O(n log n)'],
  ['strong', '这是**重点**内容', '重点'],
  ['em', '***both***', 'both'],
  ['del', 'it is ~~wrong~~ right', 'wrong'],
  ['a', 'see [this page](/help)', 'this page'],
  ['a', '[there](https://a.b)', 'there'],
  ['a', '看[这里](/help)', '这里'],
  ['a', 'at https://a.b/c_d_e', 'https://a.b/c_d_e'],
  ['h2', '## Idea\n\nSort it.', 'Idea'],
  ['ul', '- one\n- two', 'one two'],
  ['ul', '- **One** of them\n\nand more', 'One of them'],
  ['ol', '2. two\n3. three', 'two three'],
  ['blockquote', '> he said', 'he said'],
  ['hr', 'a\n\n---\n\nb', ''],
  ['code', 'call `f(x)`', 'f(x)'],
  ['pre', '```c++\nx\n```', 'x'],
])('is %s: %j', (element, text, words) => {
  const found = show(text).querySelector(element)

  expect(found?.textContent.trim().replaceAll(/\s+/g, ' ')).toBe(words)
})

test('a backslash before a sign of markup keeps the sign', () => {
  expect(show(String.raw`snake\_case and \*this\*`).textContent).toBe('snake_case and *this*')
})
