import { type Language, languages } from '@codedojo/contract'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission } from '../judge-submission.ts'
import { warmRuntimes } from './warm-runtimes.ts'

export interface LanguageReport {
  readonly language: Language
  /** For people; empty when the language is missing. */
  readonly version: string
  readonly works: boolean
  /** null when it works. */
  readonly cure: string | null
}

const echo = {
  cpp: '#include <bits/stdc++.h>\nint main() { std::string word; std::cin >> word; std::cout << word << std::endl; }\n',
  java: 'public class Echo { public static void main(String[] a) { System.out.println(new java.util.Scanner(System.in).next()); } }\n',
  python: 'print(input())\n',
  javascript: 'console.log(require("fs").readFileSync(0, "utf8").trim())\n',
} as const satisfies Record<Language, string>

const limits = { timeMs: 10_000, memoryBytes: 256 * 1024 * 1024, sameForAll: true }
const comparison = { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null }

/**
 * Judges a small program in every language, as a submission is judged. Before, it warms up: what is read from disk now
 * is not read, and not charged to a learner's program, later.
 */
export async function selfTest(parts: JudgeParts): Promise<LanguageReport[]> {
  await warmRuntimes(parts)
  return Promise.all(languages.map((language) => testLanguage(parts, language)))
}

async function testLanguage(parts: JudgeParts, language: Language): Promise<LanguageReport> {
  const tool = parts.toolchain.tools.get(language)
  const missing = parts.toolchain.missing.find((each) => each.language === language)
  if (!tool) return { language, version: '', works: false, cure: missing?.cure ?? 'Its compiler is missing.' }
  const word = Buffer.from('ready\n')
  const outcome = await judgeSubmission(
    {
      program: { language, sources: [{ name: 'echo', bytes: Buffer.from(echo[language]) }] },
      cases: [{ kind: 'visible', input: word, answer: word, comparison }],
      limits,
      stopRule: 'never',
      reference: null,
    },
    parts,
    { onProgress: () => {} },
  )
  const { version } = tool
  if (outcome.status === 'Accepted') return { language, version, works: true, cure: null }
  const reason = [outcome.status, outcome.errorMessage, outcome.compileMessage].filter(Boolean).join(' ')
  return { language, version, works: false, cure: `${version} fails its self-test: ${reason}` }
}
