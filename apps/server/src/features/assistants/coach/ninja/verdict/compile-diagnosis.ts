import { parseCompilerText } from '@codedojo/contract'
import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import { toSentence } from '../../to-sentence.ts'
import { compileMeaning } from './compile-meaning.ts'
import { describeOddCharacter, type OddCharacterDescription } from './describe-odd-character.ts'
import type { Diagnosis } from './diagnosis.ts'
import { findUnquotedWord, unquotedMeaning } from './find-unquoted-word.ts'

/** Diagnosis of a compilation error: the first error with its line. */
export function compileDiagnosis(
  { problem }: Pick<NinjaFacts, 'problem'>,
  { language, compileMessage, code }: LastWork,
): Diagnosis {
  const text = compileMessage ?? ''
  const errors = parseCompilerText(language, text).filter(({ severity }) => severity === 'error')
  const first = errors[0]
  const words = first?.text ?? text.split('\n').find((line) => line.trim() !== '') ?? 'no message'
  const place = first ? `line ${first.line}` : 'a place that it does not name'
  const more =
    errors.length > 1 ? ` The other ${errors.length - 1} may follow from it, so mend this one first.` : ''
  const seen = toSentence(
    `**Compilation Error**: the compiler stops at ${place}: ${shortenToCode(words, 120)}`,
  )
  const odd = describeOddCharacter({ code, message: text, line: first?.line ?? null })
  if (odd)
    return oddDiagnosis({
      seen,
      odd,
    })
  const word = findUnquotedWord({ message: text, code, language, problem })
  const line = code.split('\n')[(first?.line ?? 0) - 1] ?? ''
  return {
    seen,
    meaning:
      (word === null ? compileMeaning(language, { message: words, line }) : unquotedMeaning(word)) + more,
    question: first
      ? `What stands at the end of line ${Math.max(1, first.line - 1)} and at the beginning of line ${first.line}?`
      : 'Which of the names in the message is yours?',
    look: 'No case has run yet, so this says nothing about your idea.',
    steps: [
      `Mend ${place} only.`,
      'Press Run. The next message, if there is one, is then about something else.',
      'When it compiles, look at the first example before you change anything else.',
    ],
    isBesideIdea: true,
    used: [
      { kind: 'verdict', status: 'Compilation Error' },
      { kind: 'compiler' },
      ...(first ? [{ kind: 'code', fromLine: first.line, toLine: first.line } as const] : []),
    ],
  }
}

function oddDiagnosis({
  seen,
  odd,
}: {
  readonly seen: string
  readonly odd: OddCharacterDescription
}): Diagnosis {
  return {
    seen,
    meaning: odd.words,
    question: `What do you see when you move through line ${odd.line} sign by sign with the arrow keys?`,
    look: 'No case has run yet, so this says nothing about your idea.',
    steps: [
      `In line ${odd.line}, delete the character and type it on your keyboard.`,
      'Press Run. The next message, if there is one, is then about something else.',
      'Copy code only from where code is shown as code.',
    ],
    isBesideIdea: true,
    used: [
      { kind: 'verdict', status: 'Compilation Error' },
      { kind: 'compiler' },
      { kind: 'code', fromLine: odd.line, toLine: odd.line },
    ],
  }
}
