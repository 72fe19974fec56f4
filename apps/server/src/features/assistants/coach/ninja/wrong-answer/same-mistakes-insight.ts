import type { LastWork } from '../../../ninja/ninja-facts.ts'
import { toSentence } from '../../to-sentence.ts'
import { asPlainMarkdown } from '../verdict/case-text.ts'
import type { Insight } from './wrong-answer-facts.ts'

/**
 * The mistakes of the author's wrong programs that get the same results as this one. The equal results are a fact; that the cause
 * is the same is worded as a guess.
 */
export function sameMistakesInsight(sameMistakes: LastWork['sameMistakes']): Insight | null {
  if (sameMistakes === null) return null
  const { sentences, wrong, right, apart = 0 } = sameMistakes
  const places = wrong === 1 ? 'the same case' : `the same ${wrong} cases`
  const differing = apart === 0 ? '' : `; on ${apart} ${apart === 1 ? 'other' : 'others'} the two differ`
  const others = right === 0 ? '' : `; both are right on ${right} ${right === 1 ? 'other' : 'others'}`
  const mistakes = sentences.map((sentence) => `**${asPlainMarkdown(toSentence(sentence))}**`).join(' Or: ')
  return {
    meaning: `Your program is wrong on ${places} as a program with a known mistake, and in the same way${others}${differing}. The mistake of that program: ${mistakes} Yours may be the same one.`,
    question: 'Where in your code would that happen?',
    look: 'Find the line of your program where that is decided, and work the failing case through it.',
    isKnownMistake: true,
    isRefutedBy: null,
  }
}
