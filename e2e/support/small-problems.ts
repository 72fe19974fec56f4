import type { Language } from '../../packages/contract/src/index.ts'

export interface SmallProblem {
  readonly title: string
  readonly description: string
  /** Inputs and outputs, each without the final newline; the first is visible. */
  readonly cases: readonly (readonly [input: string, output: string])[]
  readonly reference: string
  /** Another accepted program. */
  readonly other: { readonly language: Language; readonly code: string }
}

/** Problems with short solutions, some of one line; all reference solutions are in Python. */
export const smallProblems: readonly SmallProblem[] = [
  {
    title: 'Tallest of three towers',
    description: 'Read three whole numbers from one line and print the largest.',
    cases: [
      ['3 9 4', '9'],
      ['-5 -2 -8', '-2'],
      ['7 7 1', '7'],
    ],
    reference:
      'a, b, c = map(int, input().split())\nbest = a\nif b > best:\n    best = b\nif c > best:\n    best = c\nprint(best)\n',
    other: { language: 'python', code: 'print(max(map(int, input().split())))\n' },
  },
  {
    title: 'Vowels on a sign',
    description: 'Read one line of lower-case letters and blanks and print how many of them are vowels.',
    cases: [
      ['open all night', '4'],
      ['rhythm', '0'],
      ['aeiou', '5'],
    ],
    reference:
      "line = input()\ncount = 0\nfor letter in line:\n    if letter in 'aeiou':\n        count += 1\nprint(count)\n",
    other: {
      language: 'javascript',
      code: "const line = require('fs').readFileSync(0, 'utf8')\nconsole.log(line.length - line.replace(/[aeiou]/g, '').length)\n",
    },
  },
  {
    title: 'Digits of a meter',
    description: 'Read a whole number that is not negative and print the sum of its digits.',
    cases: [
      ['2048', '14'],
      ['0', '0'],
      ['999999', '54'],
    ],
    reference: 'n = int(input())\ntotal = 0\nwhile n > 0:\n    total += n % 10\n    n //= 10\nprint(total)\n',
    other: { language: 'python', code: 'print(sum(int(digit) for digit in input().strip()))\n' },
  },
  {
    title: 'Words from the end',
    description: 'Read one line of words and print the words in the opposite order, with one blank between.',
    cases: [
      ['one two three', 'three two one'],
      ['alone', 'alone'],
      ['b a b', 'b a b'],
    ],
    reference: "words = input().split()\nwords.reverse()\nprint(' '.join(words))\n",
    other: {
      language: 'cpp',
      code: '#include <iostream>\n#include <string>\nint main() {\n    std::string word, line;\n    while (std::cin >> word) line = line.empty() ? word : word + " " + line;\n    std::cout << line << "\\n";\n}\n',
    },
  },
  {
    title: 'Rectangles of tiles',
    description: 'Read a whole number n from 1 to 100000 and print how many divisors it has.',
    cases: [
      ['12', '6'],
      ['1', '1'],
      ['99991', '2'],
    ],
    reference:
      'n = int(input())\ncount = 0\nfor d in range(1, n + 1):\n    if n % d == 0:\n        count += 1\nprint(count)\n',
    other: {
      language: 'javascript',
      code: "const n = Number(require('fs').readFileSync(0, 'utf8'))\nlet found = 0\nfor (let d = 1; d * d <= n; d++) {\n  if (n % d === 0) found += d * d === n ? 1 : 2\n}\nconsole.log(found)\n",
    },
  },
  {
    title: 'Doors that close',
    description: 'Read one line of ( and ) and print yes if every bracket has its partner, otherwise no.',
    cases: [
      ['(()())', 'yes'],
      [')(', 'no'],
      ['(((', 'no'],
    ],
    reference:
      "depth = 0\nlowest = 0\nfor sign in input():\n    depth += 1 if sign == '(' else -1\n    lowest = min(lowest, depth)\nprint('yes' if depth == 0 and lowest == 0 else 'no')\n",
    other: {
      language: 'python',
      code: "text = input().strip()\nwhile '()' in text:\n    text = text.replace('()', '')\nprint('no' if text else 'yes')\n",
    },
  },
  {
    title: 'Two gears',
    description: 'Read two positive whole numbers and print their greatest common divisor.',
    cases: [
      ['12 18', '6'],
      ['7 13', '1'],
      ['100 10', '10'],
    ],
    reference: 'a, b = map(int, input().split())\nwhile b:\n    a, b = b, a % b\nprint(a)\n',
    other: { language: 'python', code: 'import math\nprint(math.gcd(*map(int, input().split())))\n' },
  },
  {
    title: 'Runner-up',
    description: 'Read a line of at least two different whole numbers and print the second smallest.',
    cases: [
      ['5 1 4', '4'],
      ['2 1', '2'],
      ['9 8 7 6', '7'],
    ],
    reference: 'numbers = sorted(map(int, input().split()))\nprint(numbers[1])\n',
    other: {
      language: 'python',
      code: 'numbers = list(map(int, input().split()))\nnumbers.remove(min(numbers))\nprint(min(numbers))\n',
    },
  },
]
