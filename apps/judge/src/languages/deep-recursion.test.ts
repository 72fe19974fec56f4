import { languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const limits = { timeMs: 4000, memoryBytes: 256 * 1024 * 1024, sameLimits: false }

// The frame's array has its address taken, so that no compiler turns the recursion into a loop.
const deep = {
  cpp: `#include <iostream>
int depth(int n, volatile long* above) {
  if (n == 0) return 0;
  volatile long kept[10] = {*above};
  return 1 + depth(n - 1, kept) + (kept[0] != 7);
}
int main() { int n; std::cin >> n; volatile long start = 7; std::cout << depth(n, &start) << "\\n"; }`,
  java: `import java.util.Scanner;
public class Main {
  static int depth(int n, long[] kept) { return n == 0 ? 0 : 1 + depth(n - 1, kept) + (kept.length - 1); }
  public static void main(String[] words) {
    System.out.println(depth(new Scanner(System.in).nextInt(), new long[1]));
  }
}`,
  python: `import sys
sys.setrecursionlimit(1_100_000)
def depth(n, kept):
    return 0 if n == 0 else 1 + depth(n - 1, kept)
print(depth(int(input()), []))`,
  javascript: `const depth = (n, kept) => (n === 0 ? 0 : 1 + depth(n - 1, kept))
console.log(depth(Number(require('fs').readFileSync(0, 'utf8')), []))`,
} as const

test.each(languages)('a million calls within each other fit into 256 MB in %s', async (language) => {
  const options = { cases: [exampleCase('1000000\n', '1000000\n')], limits }

  const outcome = await judgeExample(opened.judge, { language, code: deep[language], options })

  expect(outcome).toMatchObject({ status: 'Accepted', errorMessage: null })
})

test('a solution that is called a hundred thousand times deep through a cache of Python has the stack for it', async () => {
  const code = `import sys
from functools import lru_cache
sys.setrecursionlimit(1_100_000)
@lru_cache(None)
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
print(depth(int(input())))`
  const options = { cases: [exampleCase('100000\n', '100000\n')], limits }

  const outcome = await judgeExample(opened.judge, { language: 'python', code, options })

  expect(outcome).toMatchObject({ status: 'Accepted', errorMessage: null })
})

const endless = {
  cpp: `#include <iostream>
long depth(volatile long* above) { volatile long kept[10] = {*above + 1}; return depth(kept) + kept[0]; }
int main() { volatile long start = 0; std::cout << depth(&start) << "\\n"; }`,
  java: `public class Main {
  static int depth(int n) { return 1 + depth(n + 1); }
  public static void main(String[] words) { System.out.println(depth(0)); }
}`,
  python: `def depth(n):
    return 1 + depth(n + 1)
print(depth(1))`,
  javascript: `const depth = (n) => 1 + depth(n + 1)
console.log(depth(1))`,
} as const

test.each(languages)(
  'endless recursion in %s ends, and the sentence says that it may be one',
  async (language) => {
    const options = { cases: [exampleCase('1\n', '1\n', 'visible')], limits }

    const outcome = await judgeExample(opened.judge, { language, code: endless[language], options })

    console.log(language, outcome.status, outcome.runtimeMs, outcome.errorMessage)
    expect(outcome.status).toMatch(/^(Runtime Error|Memory Limit Exceeded)$/)
    expect(outcome.errorMessage).toMatch(/recursion|stack/i)
  },
)
