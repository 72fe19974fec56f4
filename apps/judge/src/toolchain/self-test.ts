import { type Language, languages, type Outcome } from '@codedojo/contract'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission } from '../judge-submission.ts'
import { selfTestPrograms } from './self-test-programs.ts'

export interface LanguageReport {
  readonly language: Language
  /** For display; empty if the language is missing. */
  readonly version: string
  readonly works: boolean
  /** The remedy; null if the language works. */
  readonly cure: string | null
}

const limits = { timeMs: 10_000, memoryBytes: 256 * 1024 * 1024, sameLimits: true }
const comparison = { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null }
const word = Buffer.from('ready\n')
const cases: readonly CaseToJudge[] = [{ kind: 'visible', input: word, answer: word, comparison }]

export interface SelfTestOptions {
  readonly only?: readonly Language[]
  /** Aborting it makes the test reject with its reason. */
  readonly signal?: AbortSignal
}

/** Judges a small program in every language, or in the given ones, in the way of a submission. */
export async function selfTest(
  parts: JudgeParts,
  { only = languages, signal }: SelfTestOptions = {},
): Promise<LanguageReport[]> {
  return Promise.all(only.map((language) => testLanguage(parts, language, signal)))
}

async function testLanguage(
  parts: JudgeParts,
  language: Language,
  signal: AbortSignal | undefined,
): Promise<LanguageReport> {
  const tool = parts.toolchain.tools.get(language)
  if (!tool) {
    const missing = parts.toolchain.missing.find((each) => each.language === language)
    const cure = missing?.cure ?? 'Its compiler is missing.'
    return { language, version: '', works: false, cure }
  }
  const source = { name: 'probe', bytes: Buffer.from(selfTestPrograms[language]) }
  const outcome = await judgeSubmission(
    { program: { language, sources: [source] }, cases, limits, stopRule: 'never', reference: null },
    parts,
    { onProgress: () => {}, ...(signal && { signal }) },
  )
  const { version } = tool
  const fault = faultOf(outcome)
  const cure = fault === null ? null : `${version} fails its self-test: ${fault}`
  return { language, version, works: cure === null, cure }
}

function faultOf({ status, cases: [echo], errorMessage, compileMessage }: Outcome): string | null {
  if (echo?.status === 'Accepted') return null
  return [echo?.status ?? status, errorMessage, compileMessage].filter(Boolean).join(' ')
}
