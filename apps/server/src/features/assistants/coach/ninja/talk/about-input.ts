import { type Language, languageNames } from '@codedojo/contract'
import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenText } from '../../shorten-text.ts'
import { splitStatement } from '../statement/split-statement.ts'
import { plainAnswer } from './plain-answer.ts'

const templates = {
  cpp: 'int count;\nstd::cin >> count;\nstd::vector<long long> items(count);\nfor (auto& item : items) std::cin >> item;',
  java: 'var reader = new java.util.Scanner(System.in);\nint count = reader.nextInt();\nlong[] items = new long[count];\nfor (int at = 0; at < count; at++) items[at] = reader.nextLong();',
  python: 'count = int(input())\nitems = list(map(int, input().split()))',
  javascript:
    "const text = require('fs').readFileSync(0, 'utf8')\nconst [count, ...items] = text.split(/\\s+/).filter(Boolean).map(Number)",
} satisfies Record<Language, string>

const hints = {
  cpp: 'Values come one after the other, whatever line they stand on. For large inputs turn the link to the input of C off first.',
  java: 'For large inputs take a `BufferedReader` with a `StringTokenizer` in the place of the `Scanner`.',
  python: 'For large inputs read all words at once: `sys.stdin.buffer.read().split()`.',
  javascript: 'Beyond 2^53 convert with `BigInt` in the place of `Number`.',
} satisfies Record<Language, string>

/** Template for reading a count and that many values; not a solution. */
export function aboutInput({ problem, language, starterCode, functionDeclaration }: NinjaFacts): CoachAnswer {
  if (functionDeclaration !== null) return aboutParameters(functionDeclaration)
  const { input } = splitStatement(problem.description)
  const format = input === '' ? '' : `\n\nThe input here: ${shortenText(input, 300)}`
  const starter =
    starterCode.trim() === ''
      ? ''
      : '\n\nThe starter code of this problem reads its input already: Reset brings it back.'
  return plainAnswer(
    `In ${languageNames[language]}, a count and then as many numbers:\n\n\`\`\`${language}\n${templates[language]}\n\`\`\`\n\n${hints[language]}${format}${starter}`,
    [{ kind: 'statement' }],
  )
}

/** Who writes only a function reads nothing. */
function aboutParameters(declaration: string): CoachAnswer {
  return plainAnswer(
    `You write only the function here, and it gets its values when it is called:\n\n\`\`\`text\n${declaration}\n\`\`\`\n\nThe judge reads the input and calls it. **Return** the result: what you print is shown to you and does not count. To read the input yourself, press **Function** above the code, which leads to the whole program.`,
    [{ kind: 'statement' }],
  )
}
