import { type Language, languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { exampleCase, judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { selfTest } from './self-test.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 48_271) % 30_011)
const input = `${numbers.join('\n')}\n`
const answer = `${new Set(numbers).size}\n`

/** Each reads and sorts numbers and counts the distinct ones in a map. */
const programs = {
  cpp: `#include <bits/stdc++.h>
int main() { std::vector<int> all; for (int x; std::cin >> x;) all.push_back(x); std::sort(all.begin(), all.end());
  std::map<int, int> seen; for (int x : all) seen[x]++; std::cout << seen.size() << std::endl; }
`,
  java: `import java.util.*;
public class Count { public static void main(String[] arguments) { Scanner in = new Scanner(System.in);
  List<Integer> all = new ArrayList<>(); while (in.hasNextInt()) all.add(in.nextInt()); Collections.sort(all);
  Map<Integer, Integer> seen = new TreeMap<>(); for (int x : all) seen.merge(x, 1, Integer::sum);
  System.out.println(seen.size()); } }
`,
  python: `import collections, sys
all = sorted(map(int, sys.stdin))
print(len(collections.Counter(all)))
`,
  javascript: `const all = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map(Number).sort((a, b) => a - b)
const seen = new Map()
for (const x of all) seen.set(x, (seen.get(x) ?? 0) + 1)
console.log(seen.size)
`,
} as const satisfies Record<Language, string>

async function peakMb(language: Language, code: string = programs[language]): Promise<number> {
  const options = {
    cases: [exampleCase(input, answer)],
    limits: { timeMs: 5000, memoryBytes: 256 * 1024 * 1024, sameLimits: false },
  }
  const outcome = await judgeExample(opened.judge, { language, code, options })
  expect(outcome).toMatchObject({ status: 'Accepted' })
  return outcome.memoryKb / 1024
}

// Measurement noise: the kernel counts memory in batches and the runtimes collect garbage at any time. The bounds are three times
// the observed noise, because other programs of this machine may evict pages at any time.
const noiseMb = { cpp: 1, python: 1, javascript: 6, java: 6 } as const satisfies Record<Language, number>

test.each(languages)(
  'after a start the same program in %s has the same peak memory again and again',
  async (language) => {
    await selfTest(opened.judge)

    const peaks: number[] = []
    for (let run = 0; run < 4; run++) peaks.push(await peakMb(language))

    expect(Math.max(...peaks) - Math.min(...peaks)).toBeLessThanOrEqual(noiseMb[language])
  },
  60_000,
)

test('a program that reads all of its interpreter is charged for none of it', async () => {
  const readsAll = `${programs.javascript}
const part = Buffer.alloc(65536)
const file = require('fs').openSync(process.execPath)
while (require('fs').readSync(file, part) > 0);
`

  const peak = await peakMb('javascript')

  expect(await peakMb('javascript', readsAll)).toBeLessThan(peak + 2 * noiseMb.javascript)
})
