import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenText } from '../../shorten-text.ts'
import { toChatText } from '../statement/plain-text.ts'
import { plainAnswer } from './plain-answer.ts'

const maxSentences = 2

/** The sentences of the statement that contain a word, emphasised ones first; null if none does. */
export function aboutWord({ problem }: Pick<NinjaFacts, 'problem'>, word: string): CoachAnswer | null {
  const escaped = word.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (escaped === '') return null
  const holds = new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'i')
  const stresses = new RegExp(`\\*\\*[^*]*(?<!\\w)${escaped}(?!\\w)[^*]*\\*\\*`, 'i')
  const found = pointsOf(problem.description)
    .filter((point) => holds.test(point))
    .toSorted((a, b) => Number(stresses.test(b)) - Number(stresses.test(a)))
    .slice(0, maxSentences)
    .map((point) => `> ${shortenText(point, 300)}`)
  if (found.length === 0) return null
  return plainAnswer(`The statement says of "${shortenText(word, 40)}":\n\n${found.join('\n>\n')}`, [
    { kind: 'statement' },
  ])
}

/** Sentences and list items; table rows and headings are skipped. */
function pointsOf(description: string): string[] {
  return toChatText(description)
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .filter((part) => !/^\s*[#|]/.test(part))
    .flatMap((part) =>
      part
        .replace(/^\s*[-*] /, '')
        .replaceAll(/\s+/g, ' ')
        .split(/(?<=[.?!]) (?=[A-Z*])/),
    )
    .map((point) => point.trim().replace(/[;,]$/, '.'))
    .filter((point) => point !== '')
}
