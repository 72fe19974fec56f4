import { type Language, languages, type Outcome, requireSignature, type Signature } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'
import { toolFor } from '../language-tool.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const twoSum = requireSignature({
  function: 'twoSum(nums: int[], target: int): int[]',
  input: 'n target\nnums[n]',
  output: 'result[*] or none',
})
const twoSumCases = [exampleCase('4 9\n2 7 11 15\n', '1 2\n', 'visible'), exampleCase('2 5\n1 1\n', 'none\n')]

interface FunctionExample {
  readonly language: Language
  readonly code: string
  readonly signature?: Signature
  readonly cases?: typeof twoSumCases
}

function judgeFunction({
  language,
  code,
  signature = twoSum,
  cases = twoSumCases,
}: FunctionExample): Promise<Outcome> {
  const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }], signature }
  return judgeExample(opened.judge, { language, code, options: { program, cases } })
}

const solutions = {
  python: `
def twoSum(nums, target):
    print("looking for", target)
    for i in range(len(nums)):
        for j in range(i + 1, len(nums)):
            if nums[i] + nums[j] == target:
                return [i + 1, j + 1]
    return []
`,
  javascript: `
const twoSum = (nums, target) => {
  console.log('looking for', target)
  for (let i = 0; i < nums.length; i++)
    for (let j = i + 1; j < nums.length; j++) if (nums[i] + nums[j] === target) return [i + 1, j + 1]
  return []
}`,
  cpp: `
#define int long long
using namespace std;
class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        cout << "looking for " << target << endl;
        for (int i = 0; i < (int)nums.size(); i++)
            for (int j = i + 1; j < (int)nums.size(); j++)
                if (nums[i] + nums[j] == target) return {i + 1, j + 1};
        return {};
    }
};`,
  java: `
import java.util.*;
class Solution {
    public long[] twoSum(long[] nums, long target) {
        System.out.println("looking for " + target);
        for (int i = 0; i < nums.length; i++)
            for (int j = i + 1; j < nums.length; j++)
                if (nums[i] + nums[j] == target) return new long[] {i + 1, j + 1};
        return new long[0];
    }
}`,
} as const satisfies Record<Language, string>

test.each(languages)(
  'a function in %s is called, and its prints stand apart',
  async (language) => {
    const outcome = await judgeFunction({ language, code: solutions[language] })

    expect([outcome.status, outcome.compileMessage, outcome.errorMessage]).toEqual(['Accepted', null, null])
    expect(outcome.cases[0]).toMatchObject({ stdout: '1 2\n', prints: 'looking for 9\n' })
  },
  60_000,
)

const layouts = requireSignature({
  function: 'turn(title: string, grid: string[], lists: float[][], flags: bool[]): string[]',
  input: 'title...\nh w\ngrid{h}[w]\nk\nlists{k}[]\nn\nflags[n]',
  output: 'm\nresult{m}',
})
const layoutCases = [
  exampleCase(
    'the "first" line \n2 3\nab.\n.cd\n2\n2 0.5 1.5\n0\n2\n1 0\n',
    '4\nthe "first" line !\nab./.cd\n2.0\ntrue,false\n',
    'visible',
  ),
]
const turned = {
  python: `
class Solution:
    def turn(self, title, grid, lists, flags):
        total = sum(sum(one) for one in lists)
        return [title + "!", "/".join(grid), f"{total:.1f}", ",".join("true" if f else "false" for f in flags)]
`,
  javascript: `
function turn(title, grid, lists, flags) {
  const total = lists.flat().reduce((sum, one) => sum + one, 0)
  return [title + '!', grid.join('/'), total.toFixed(1), flags.join(',')]
}`,
  cpp: `
#include <bits/stdc++.h>
class Solution {
public:
    std::vector<std::string> turn(std::string title, std::vector<std::string>& grid, std::vector<std::vector<double>>& lists,
                                  std::vector<bool>& flags) {
        double total = 0;
        for (auto& list : lists) for (double one : list) total += one;
        char shown[20];
        snprintf(shown, sizeof shown, "%.1f", total);
        return {title + "!", grid[0] + "/" + grid[1], shown, std::string(flags[0] ? "true" : "false") + "," + (flags[1] ? "true" : "false")};
    }
};`,
  java: `
class Solution {
    public String[] turn(String title, String[] grid, double[][] lists, boolean[] flags) {
        double total = 0;
        for (double[] list : lists) for (double one : list) total += one;
        return new String[] {title + "!", grid[0] + "/" + grid[1], String.format("%.1f", total), flags[0] + "," + flags[1]};
    }
}`,
} as const satisfies Record<Language, string>

test.each(languages)(
  'all kinds of values are read and printed in %s',
  async (language) => {
    const outcome = await judgeFunction({
      language,
      code: turned[language],
      signature: layouts,
      cases: layoutCases,
    })

    expect([outcome.status, outcome.compileMessage, outcome.cases[0]?.stdout]).toEqual([
      'Accepted',
      null,
      '4\nthe "first" line !\nab./.cd\n2.0\ntrue,false\n',
    ])
  },
  60_000,
)

const matrix = requireSignature({
  function: 'grow(grid: int[][], big: int): int[][]',
  input: 'h w big\ngrid{h}[w]',
  output: 'h w\nresult{h}[w]',
})
const matrixCases = [
  exampleCase('2 2 9223372036854775807\n1 2\n-3 4\n', '2 2\n1 2\n-3 9223372036854775807\n', 'visible'),
]
const grown = {
  python: 'def grow(grid, big):\n    grid[1][1] = big\n    return grid\n',
  javascript: 'function grow(grid, big) { grid[1][1] = big; return grid }',
  cpp: 'class Solution { public: std::vector<std::vector<long long>> grow(std::vector<std::vector<long long>> grid, long long big) { grid[1][1] = big; return grid; } };',
  java: 'class Solution { long[][] grow(long[][] grid, long big) { grid[1][1] = big; return grid; } }',
} as const satisfies Record<Language, string>

test.each(languages)(
  'a matrix and the largest number pass through %s',
  async (language) => {
    const outcome = await judgeFunction({
      language,
      code: grown[language],
      signature: matrix,
      cases: matrixCases,
    })

    expect([outcome.status, outcome.compileMessage, outcome.errorMessage]).toEqual(['Accepted', null, null])
  },
  60_000,
)

const sized = [
  {
    returns: 'string',
    output: 'n\nresult[n]',
    printed: '3\nabc\n',
    python: 'return "abc"',
    javascript: 'return "abc"',
    cpp: 'std::string f(long long a) { return "abc"; }',
    java: 'String f(long a) { return "abc"; }',
  },
  {
    returns: 'string[]',
    output: 'h w\nresult{h}[w+1]',
    printed: '2 2\nabc\ndef\n',
    python: 'return ["abc", "def"]',
    javascript: 'return ["abc", "def"]',
    cpp: 'std::vector<std::string> f(long long a) { return {"abc", "def"}; }',
    java: 'String[] f(long a) { return new String[] {"abc", "def"}; }',
  },
  {
    returns: 'string[][]',
    output: 'h w n\nresult{h}[w-1][n]',
    printed: '1 3 2\nab cd\n',
    python: 'return [["ab", "cd"]]',
    javascript: 'return [["ab", "cd"]]',
    cpp: 'std::vector<std::vector<std::string>> f(long long a) { return {{"ab", "cd"}}; }',
    java: 'String[][] f(long a) { return new String[][] {{"ab", "cd"}}; }',
  },
]

test.each(languages.flatMap((language) => sized.map((one) => ({ ...one, language }))))(
  'the counts of $output of type $returns are printed in $language',
  async ({ language, returns, output, printed, ...bodies }) => {
    const code = {
      python: `def f(a):\n    ${bodies.python}\n`,
      javascript: `function f(a) { ${bodies.javascript} }`,
      cpp: `class Solution { public: ${bodies.cpp} };`,
      java: `class Solution { ${bodies.java} }`,
    }[language]
    const signature = requireSignature({ function: `f(a: int): ${returns}`, input: 'a', output })
    const cases = [exampleCase('1\n', printed, 'visible')]

    const {
      status,
      compileMessage,
      cases: judged,
    } = await judgeFunction({ language, code, signature, cases })

    expect([status, compileMessage, judged[0]?.stdout]).toEqual(['Accepted', null, printed])
  },
  60_000,
)

interface Fault {
  readonly what: string
  readonly language: Language
  readonly code: string
  readonly status: string
  readonly says: string
}

const faults: readonly Fault[] = [
  {
    what: 'a function that prints instead of returning',
    language: 'python',
    code: 'def twoSum(nums, target):\n    print(1, 2)',
    status: 'Wrong Answer',
    says: 'twoSum returned nothing. What the code prints does not count',
  },
  {
    what: 'another type',
    language: 'python',
    code: 'def twoSum(nums, target):\n    return ["1", "2"]',
    status: 'Wrong Answer',
    says: 'twoSum returned the text "1" at position 0, expected a whole number. The signature says: def twoSum(nums: list[int], target: int) -> list[int]:',
  },
  {
    what: 'a list that contains itself',
    language: 'python',
    code: 'def twoSum(nums, target):\n    one = []\n    one.append(one)\n    return one',
    status: 'Wrong Answer',
    says: 'twoSum returned a value of the type list at position 0, expected a whole number.',
  },
  {
    what: 'a list that contains one list many times',
    language: 'python',
    code: 'def twoSum(nums, target):\n    x = []\n    for _ in range(60):\n        x = [x, x]\n    return x',
    status: 'Wrong Answer',
    says: 'twoSum returned a value of the type list at position 0, expected a whole number.',
  },
  {
    what: 'a wrong value',
    language: 'python',
    code: 'def twoSum(nums, target):\n    return [2, 1]',
    status: 'Wrong Answer',
    says: 'the returned value differs from the expected one.',
  },
  {
    what: 'a float for an int',
    language: 'javascript',
    code: 'function twoSum() { return [1.5, 2] }',
    status: 'Wrong Answer',
    says: 'twoSum returned the number 1.5 at position 0, expected a whole number.',
  },
  {
    what: 'no function of this name',
    language: 'python',
    code: 'def two_sum(nums, target):\n    return [1, 2]',
    status: 'Runtime Error',
    says: 'there is no function twoSum',
  },
  {
    what: 'no function of this name',
    language: 'javascript',
    code: 'function two_sum() {}',
    status: 'Runtime Error',
    says: 'there is no function twoSum',
  },
  {
    what: 'too few parameters',
    language: 'python',
    code: 'def twoSum(nums):\n    return [1, 2]',
    status: 'Runtime Error',
    says: 'takes another number of parameters',
  },
  {
    what: 'too many parameters',
    language: 'javascript',
    code: 'function twoSum(nums, target, more) { return [1, 2] }',
    status: 'Runtime Error',
    says: 'takes another number of parameters',
  },
  {
    what: 'another name',
    language: 'cpp',
    code: 'class Solution { public: std::vector<long long> two(std::vector<long long>, long long) { return {}; } };',
    status: 'Compilation Error',
    says: 'The class Solution needs the public method vector<long long> twoSum(vector<long long>& nums, long long target)',
  },
  {
    what: 'a list of 32-bit numbers, of which the compiler notes the declaration,',
    language: 'cpp',
    code: 'using namespace std;\nclass Solution {\npublic:\n  vector<long long> twoSum(vector<int>& nums, int target) { return {}; }\n};',
    status: 'Compilation Error',
    says: 'The code does not fit the signature. The class Solution needs the public method',
  },
  {
    what: 'another number of parameters',
    language: 'cpp',
    code: 'using namespace std;\nclass Solution {\npublic:\n  vector<long long> twoSum(vector<long long>& nums) { return {}; }\n};',
    status: 'Compilation Error',
    says: 'The code does not fit the signature. The class Solution needs the public method',
  },
  {
    what: 'another number of parameters',
    language: 'java',
    code: 'class Solution { long[] twoSum(long[] nums) { return null; } }',
    status: 'Compilation Error',
    says: 'The code does not fit the signature. The class Solution needs the method',
  },
  {
    what: 'other types',
    language: 'java',
    code: 'class Solution { int[] twoSum(int[] nums, int target) { return null; } }',
    status: 'Compilation Error',
    says: 'The class Solution needs the method public long[] twoSum(long[] nums, long target)',
  },
  {
    what: 'null',
    language: 'java',
    code: 'class Solution { long[] twoSum(long[] nums, long target) { return null; } }',
    status: 'Wrong Answer',
    says: 'twoSum returned nothing',
  },
  {
    what: 'a fault of its own',
    language: 'cpp',
    code: 'class Solution {\npublic:\n  std::vector<long long> twoSum(std::vector<long long>& nums, long long target) { return x; }\n};',
    status: 'Compilation Error',
    says: 'the compiler says where',
  },
  {
    what: 'a crash',
    language: 'python',
    code: 'def twoSum(nums, target):\n    return nums[99]',
    status: 'Runtime Error',
    says: 'uncaught IndexError: list index out of range',
  },
  {
    what: 'a crash',
    language: 'java',
    code: 'class Solution { long[] twoSum(long[] nums, long target) { return new long[] {nums[99]}; } }',
    status: 'Runtime Error',
    says: 'uncaught ArrayIndexOutOfBoundsException',
  },
]

test.each(faults)(
  '$what in $language is told: $status',
  async ({ language, code, status, says }) => {
    const outcome = await judgeFunction({ language, code })

    expect(outcome.status).toBe(status)
    expect(`${outcome.errorMessage}`).toContain(says)
  },
  60_000,
)

test('places in messages are those of the learner’s own lines', async () => {
  const compiled = await judgeFunction({
    language: 'cpp',
    code: 'class Solution {\npublic:\n  std::vector<long long> twoSum(std::vector<long long>& nums, long long target) { return x; }\n};',
  })
  const crashed = await judgeFunction({
    language: 'python',
    code: 'def twoSum(nums, target):\n    return nums[99]',
  })

  expect(compiled.compileMessage).toMatch(/^main\.cpp: In member function.*\nmain\.cpp:3:/)
  expect(crashed.cases[0]?.stderr).toMatch(/^Traceback .*\n {2}File "\/box\/main\.py", line 2, in twoSum\n/)
  expect(crashed.cases[0]?.stderr).not.toContain('harness')
})

const lineBehind = requireSignature({
  function: 'last(size: int, text: string): string',
  input: 'size\ntext...',
})
const lastOf = {
  python: 'def last(size, text):\n    return text + "!"\n',
  javascript: 'function last(size, text) { return text + "!" }',
  cpp: 'class Solution { public: std::string last(long long size, std::string& text) { return text + "!"; } };',
  java: 'class Solution { String last(long size, String text) { return text + "!"; } }',
} as const satisfies Record<Language, string>

test.each(languages)(
  'an input that ends before its last line gives an empty line in %s, and nothing from the beginning',
  async (language) => {
    const inputs = ['7', '7\n'].map((input) => exampleCase(input, '!\n', 'visible'))
    const outcome = await judgeFunction({
      language,
      code: lastOf[language],
      signature: lineBehind,
      cases: inputs,
    })

    expect(outcome.cases.map(({ stdout }) => stdout)).toEqual(['!\n', '!\n'])
  },
  60_000,
)

const addition = requireSignature({ function: 'add(a: int, b: int): int', input: 'a b' })
const included = {
  python: {
    name: 'helper.py',
    text: 'def plus(a, b):\n    return a + b\n',
    code: 'from helper import plus\n\ndef add(a, b):\n    return plus(a, b)\n',
  },
  javascript: {
    name: 'helper.js',
    text: 'exports.plus = (a, b) => a + b\n',
    code: "const { plus } = require('./helper.js')\nfunction add(a, b) { return plus(a, b) }\n",
  },
  cpp: {
    name: 'helper.h',
    text: 'inline long long plus_of(long long a, long long b) { return a + b; }\n',
    code: '#include "helper.h"\nclass Solution { public: long long add(long long a, long long b) { return plus_of(a, b); } };\n',
  },
  java: {
    name: 'Helper.java',
    text: 'class Helper { static long plus(long a, long b) { return a + b; } }\n',
    code: 'class Solution { long add(long a, long b) { return Helper.plus(a, b); } }\n',
  },
} as const satisfies Record<Language, { name: string; text: string; code: string }>
const mainFiles = { python: 'main.py', javascript: 'main.js', cpp: 'main.cpp', java: 'Main.java' } as const

test.each(languages)(
  'a function in %s uses the files that the problem includes, and their main program is left out',
  async (language) => {
    const { name, text, code } = included[language]
    const fileOf = (named: string, content: string) => ({ name: named, bytes: Buffer.from(content) })
    const program = {
      language,
      sources: [fileOf('source', code)],
      includes: [fileOf(name, text), fileOf(mainFiles[language], 'This is no function.')],
      signature: addition,
    }

    const { status, compileMessage, errorMessage } = await judgeExample(opened.judge, {
      language,
      code,
      options: { program },
    })

    expect([status, compileMessage, errorMessage]).toEqual(['Accepted', null, null])
  },
  60_000,
)

test('a function without code is a fault of the caller', () => {
  const calling = toolFor(opened.judge.toolchain.tools, { language: 'python', signature: twoSum })

  const file = { name: 'source', bytes: Buffer.from('') }
  expect(() => calling?.layOut([])).toThrow('A function is one file, and there are 0.')
  expect(() => calling?.layOut([file, file])).toThrow('A function is one file, and there are 2.')
})
