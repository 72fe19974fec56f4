import type { Language } from '@codedojo/contract'
import type { ProblemPackage } from '@codedojo/problem-package'
import type { Situation } from './situation.ts'

export interface CodeInEditor {
  readonly code: string
  readonly language: Language
}

/** The code of a situation, without the comment in which a labelled program tells its mistake. */
export function codeOf(
  { name, program, language = 'python' }: Situation,
  read: Pick<ProblemPackage, 'submissions' | 'starters'>,
): CodeInEditor {
  if (!program) return { language, code: read.starters.find((one) => one.language === language)?.code ?? '' }
  const labelled = read.submissions.find(({ path }) => path === program.path)
  const [source] = labelled?.sources ?? []
  if (!labelled?.language || !source) throw new Error(`"${name}": there is no program "${program.path}".`)
  const plain = withoutLabel(Buffer.from(source.bytes).toString())
  const edited = program.edit ? withEdit(plain, program.edit, name) : plain
  return {
    language: labelled.language,
    code: program.above === undefined ? edited : `${program.above}\n${edited}`,
  }
}

/** The comment at the beginning, and one that names the mistake where it is made. */
function withoutLabel(code: string): string {
  const beginning = /^(?:(?:\/\/|#(?!\s*(?:include|define)\b)).*\n)+\n?/
  return code.replace(beginning, '').replaceAll(/^\s*(?:\/\/|#)\s*(?:Wrong|Fails|Slow|Too slow)\b.*\n/gm, '')
}

function withEdit(code: string, { from, to }: { from: string; to: string }, name: string): string {
  const parts = code.split(from)
  if (parts.length !== 2)
    throw new Error(`"${name}": "${from}" stands ${parts.length - 1} times in the program.`)
  return parts.join(to)
}
