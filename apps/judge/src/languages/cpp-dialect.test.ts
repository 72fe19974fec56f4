import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const wideNumbers = `
int main() {
  __int128 low = -6;
  std::unordered_map<__int128, int> seen;
  seen[std::gcd(std::abs(low), __int128(9))] = 4;
  typeof(seen[3]) four = seen[3];
  std::cout << four << "\\n";
}
`

const manyHeaders = ['cstdlib', 'iostream', 'numeric', 'unordered_map'].map((name) => `#include <${name}>\n`)

test.each([
  ['the header of everything', '#include <bits/stdc++.h>\n'],
  ['headers of its own choice', manyHeaders.join('')],
  ['rare headers', '#include <bits/stdc++.h>\nstd::mt19937 dice(1);\n'],
])('numbers of 128 bits and typeof are what they are on other judges, with %s', async (_, start) => {
  const outcome = await judgeExample(opened.judge, {
    language: 'cpp',
    code: start + wideNumbers,
    options: { cases: [exampleCase('', '4\n')] },
  })

  expect(outcome).toMatchObject({ status: 'Accepted', errorMessage: null })
})
