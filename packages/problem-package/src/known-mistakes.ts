import { isStorable, type Language, limits, utf8Bytes } from '@codedojo/contract'
import { languageOfFile } from './languages.ts'
import { fileName, utf8TextOf } from './package-files.ts'
import type { PackageSubmission } from './submissions.ts'

/** A wrong program whose author says what it gets wrong. */
export interface KnownMistake {
  /** Path below `submissions`, such as `wrong_answer/greedy.py`. */
  readonly path: string
  readonly language: Language
  /** What it gets wrong: "lets a peak follow one of the same height". One line of plain text, without the last full stop. */
  readonly sentence: string
  readonly code: string
}

/** Each is judged once on all cases. */
const mostMistakes = 24
/** A longer comment is no sentence. */
const mostCharacters = 300

/** The single-file programs of `submissions/wrong_answer` with a comment `Wrong: …`. */
export function knownMistakesOf(submissions: readonly PackageSubmission[]): KnownMistake[] {
  return submissions.flatMap(mistakeOf).slice(0, mostMistakes)
}

function mistakeOf({ path, className, language, expected, sources }: PackageSubmission): KnownMistake[] {
  const [source, ...others] = sources
  const isWrong = className === 'wrong_answer' && expected?.join() === 'Wrong Answer'
  const isOneFile = source?.name === fileName(path) && others.length === 0
  // An export writes no submissions.yaml, which could name another language than the file's ending.
  if (!isWrong || !isOneFile || language === null || languageOfFile(path) !== language) return []
  const code = utf8TextOf(source.bytes)
  if (code === null || !isStorable(code) || utf8Bytes(code) > limits.codeBytes) return []
  const sentence = sentenceOf(code)
  return sentence === null ? [] : [{ path, language, sentence, code }]
}

/** The comment may be anywhere in the program, and continues on the next lines until one ends with a full stop. */
function sentenceOf(code: string): string | null {
  const lines = code.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => /^(?:\/\/|#) ?Wrong: /.test(line))
  if (at < 0) return null
  const mark = lines[at]?.startsWith('#') ? '#' : '//'
  const below = lines.slice(at)
  const last = below.findIndex((line, place) => line.endsWith('.') || !below[place + 1]?.startsWith(mark))
  const text = below
    .slice(0, last + 1)
    .map((line) => line.slice(mark.length).trim())
    .join(' ')
  const sentence = text
    .replace(/^Wrong: /, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  return sentence === '' || sentence.length > mostCharacters ? null : sentence
}
