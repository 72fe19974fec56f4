import { expect, test } from 'vitest'
import { leadingHeadersOf } from './cpp-leading-headers.ts'

const sourceOf = (code: string) => ({ name: 'main.cpp', bytes: Buffer.from(code) })
const all = ['iostream', 'vector', 'algorithm']

test.each([
  ['one header', '#include <iostream>\nint main() {}', ['iostream']],
  ['in any order', '#include <algorithm>\n#include <iostream>\n#include <map>\n#include <vector>\n', all],
  [
    'after comments and empty lines',
    '// Ada\r\n\r\n# include <iostream> // cin\r\n#include <vector>\r\n',
    ['iostream'],
  ],
  ['the largest set that is whole', '#include <vector>\n#include <algorithm>\n#include <iostream>\n', all],
])('headers at the start: %s', (_, code, expected) => {
  expect(leadingHeadersOf([sourceOf(code)])).toEqual(expected)
})

test.each([
  ['nothing', 'int main() {}'],
  ['another header', '#include <cstdio>\n'],
  ['after a macro, which may change it', '#define _GLIBCXX_DEBUG\n#include <iostream>\n'],
  ['after a pragma', '#pragma GCC optimize("O3")\n#include <iostream>\n'],
  ['in a long comment', '/*\n#include <iostream>\n*/\n'],
  ['in a comment that goes on', '// see \\\n#include <iostream>\n'],
  ['after code', 'int first;\n#include <iostream>\n'],
  ['a file of the same name', '#include "iostream"\n'],
  ['after a file of its own', '#include </box/own.h>\n#include <iostream>\n'],
  ['after another of its own', '#include <../box/own.h>\n#include <iostream>\n'],
  ['in a comment that goes on behind a zero byte', '// see \\\0\n#include <iostream>\n'],
])('no header at the start: %s', (_, code) => {
  expect(leadingHeadersOf([sourceOf(code)])).toBeNull()
})

test('of several sources each must begin with it', () => {
  const stream = sourceOf('#include <iostream>\n')

  expect(leadingHeadersOf([stream, sourceOf('#include <vector>\n#include <iostream>\n')])).toEqual([
    'iostream',
  ])
  expect(leadingHeadersOf([stream, sourceOf('int twice(int x) { return 2 * x; }\n')])).toBeNull()
  expect(leadingHeadersOf([])).toBeNull()
})
