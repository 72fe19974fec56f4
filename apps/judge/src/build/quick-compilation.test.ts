import type { Box } from '@codedojo/sandbox'
import { expect, test } from 'vitest'
import type { LanguageTool } from '../languages/language-tool.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { compileProgram, type Program } from './compile-program.ts'

let opened: TestJudge
let cpp: LanguageTool
withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  const tool = opened.judge.toolchain.tools.get('cpp')
  if (!tool?.quickCompilation) throw new Error('C++ is missing, or takes no precompiled headers.')
  cpp = tool
}, 120_000)

const signal = new AbortController().signal
const sourcesOf = (code: string) => [{ name: 'main.cpp', bytes: Buffer.from(code) }]

/** Compiles and returns the build with the number of compiler processes that it took. */
async function compile(code: string, tool: LanguageTool = cpp) {
  const { sandbox } = opened.judge
  const program: Program = { language: 'cpp', sources: sourcesOf(code) }
  let runs = 0
  const acquire = async (stop?: AbortSignal): Promise<Box> => {
    const box = await sandbox.acquire(stop)
    const run: Box['run'] = (...asked) => {
      runs++
      return box.run(...asked)
    }
    return { ...box, run }
  }
  const build = await compileProgram({ ...sandbox, acquire }, { tool, program }, signal)
  if (build.kind === 'ready') await sandbox.removeFolder(build.folder)
  return { kind: build.kind, message: build.message, runs }
}

const everyday =
  'int main() { std::vector<int> v{3, 1}; std::sort(v.begin(), v.end()); std::cout << v[0]; }\n'

test.each([
  ['the header of everything', '#include <bits/stdc++.h>\n'],
  ['three headers', '#include <algorithm>\n#include <iostream>\n#include <vector>\n'],
  ['the streams', '#include <iostream>\n#include <vector>\n#include <algorithm>\n'],
  ['the header of everything, twice', '#include <bits/stdc++.h>\n#include <bits/stdc++.h>\n'],
  ['it after another', '#include <iostream>\n#include <bits/stdc++.h>\n'],
  ['it and rare words', '#include <bits/stdc++.h>\n#include <iostream>\nstd::mt19937 dice(1);\n'],
  ['it twice and rare words', '#include <bits/stdc++.h>\n#include <bits/stdc++.h>\nstd::mt19937 dice(1);\n'],
])('programs that begin with %s are compiled at once', async (_, start) => {
  expect(await compile(start + everyday)).toEqual({ kind: 'ready', message: null, runs: 1 })
})

test('what was hidden from the quick way is compiled by the usual one', async () => {
  const code = `#include <bits/stdc++.h>
#define JOIN(a, b) a##b
int main() { std::JOIN(fut, ure)<int> f; }
`
  expect(cpp.quickCompilation?.(sourcesOf(code))).toMatchObject({ isSure: false })

  expect(await compile(code)).toEqual({ kind: 'ready', message: null, runs: 2 })
})

test.each([
  ['the header of everything', '#include <bits/stdc++.h>', 2],
  ['the streams', '#include <iostream>', 1],
])('a mistake is told once, in the words of the usual way: %s', async (_, start, runs) => {
  const code = `${start}\nint main() { std::string word = 1 + ; }\n`
  const { quickCompilation: __, ...slow } = cpp

  const quick = await compile(code)

  expect(quick).toEqual({ ...(await compile(code, slow)), runs })
  expect(quick.message?.match(/error:/g)).toHaveLength(1)
})

test('an error within the library is told without our headers', async () => {
  const code = `#include <algorithm>
#include <iostream>
#include <vector>
struct Cow {};
int main() { std::vector<Cow> herd(3); std::sort(herd.begin(), herd.end()); }
`
  const { message } = await compile(code)

  expect(message).toMatch(/^In file included from \/usr\//)
  // The last line of an include stack must end with a colon.
  expect(message).not.toMatch(/^(?:In file included| +from).*,\n(?! +from)/m)
  expect(message).toContain('no match for ‘operator<’')
  expect(message).not.toContain('of-the-judge')
})

test('a header that nobody included stays unknown', async () => {
  const { kind, message } = await compile('#include <iostream>\nint main() { std::deque<int> d; }\n')

  expect(kind).toBe('failed')
  expect(message).toContain('‘deque’ is not a member of ‘std’')
})
