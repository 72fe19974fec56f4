import type { Language } from '@codedojo/contract'
import type { CaseToJudge } from '../apps/judge/src/cases/case-to-judge.ts'

/** The same small task in each language: read numbers, sort them, count them, print the distinct ones. */
export const programs = {
  cpp: `#include <bits/stdc++.h>
int main() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    std::unordered_map<int, int> counts;
    for (int &number : numbers) std::cin >> number, counts[number]++;
    std::sort(numbers.begin(), numbers.end());
    std::map<int, int> ordered(counts.begin(), counts.end());
    for (auto [number, count] : ordered) std::cout << number << ' ' << count << '\\n';
}
`,
  java: `import java.util.*;
import java.io.*;
public class Main {
    public static void main(String[] arguments) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] numbers = new int[n];
        Map<Integer, Integer> counts = new HashMap<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            numbers[i] = (int) in.nval;
            counts.merge(numbers[i], 1, Integer::sum);
        }
        Arrays.sort(numbers);
        StringBuilder text = new StringBuilder();
        new TreeMap<>(counts).forEach((number, count) -> text.append(number).append(' ').append(count).append('\\n'));
        System.out.print(text);
    }
}
`,
  python: `import sys
from collections import Counter

numbers = sorted(map(int, sys.stdin.read().split()[1:]))
counts = Counter(numbers)
print("\\n".join(f"{number} {counts[number]}" for number in sorted(counts)))
`,
  javascript: `const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).slice(1).map(Number)
numbers.sort((a, b) => a - b)
const counts = new Map()
for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
console.log([...counts].map(([number, count]) => number + ' ' + count).join('\\n'))
`,
} as const satisfies Record<Language, string>

const caseCount = 10
const comparison = { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null }

interface CaseSize {
  readonly count: number
  readonly distinct: number
}

/** Ten inputs of a thousand numbers each. */
export const cases: readonly CaseToJudge[] = Array.from({ length: caseCount }, (_, index) =>
  makeCase({ count: 1000, distinct: 500 }, index * 104_729),
)

/** An input of `count` numbers; `first` varies the numbers. */
export function makeCase({ count, distinct }: CaseSize, first = 0): CaseToJudge {
  const numbers = Array.from({ length: count }, (_, place) => (place * 7919 + first) % distinct)
  const counts = Map.groupBy(numbers, (number) => number)
  const lines = [...counts].sort(([a], [b]) => a - b).map(([number, all]) => `${number} ${all.length}\n`)
  const input = Buffer.from(`${count}\n${numbers.join(' ')}\n`)
  return { kind: 'hidden', input, answer: Buffer.from(lines.join('')), comparison }
}

const comments = { cpp: '//', java: '//', python: '#', javascript: '//' } as const satisfies Record<
  Language,
  string
>

/** The same code with a unique comment, so that it is not in the build cache. */
export function uniqueCode(code: string, language: Language): string {
  return `${code}\n${comments[language]} ${process.pid} ${performance.now()}\n`
}

/** A program that is not in the build cache. */
export function uniqueProgram(language: Language) {
  const bytes = Buffer.from(uniqueCode(programs[language], language))
  return { language, sources: [{ name: 'source', bytes }] } as const
}
