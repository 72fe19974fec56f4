import type { LastWork } from '../../../ninja/ninja-facts.ts'
import { asPlainMarkdown } from '../verdict/case-text.ts'
import type { Insight } from './comparison.ts'

/**
 * What wrong programs of the problem's author that are judged alike get wrong. That they are judged alike is a fact; that the
 * cause is the same is worded as a guess.
 */
export function sameMistakesInsight({ sameMistakes }: LastWork): Insight | null {
  if (sameMistakes === null) return null
  const { sentences, compared, wrong } = sameMistakes
  const places = wrong === 1 ? 'the same case' : `the same ${wrong} cases`
  const among = compared === wrong ? '' : `, and right on the other ${compared - wrong}`
  const mistakes = sentences.map((sentence) => `**${asPlainMarkdown(sentence)}**`).join(' Or: ')
  return {
    meaning: `Your program is wrong on ${places} as a program with a known mistake, with the same first wrong values${among}. The mistake of that program: ${mistakes}. Yours may be the same one.`,
    question: 'Where in your code would that happen?',
    look: 'Find the line of your program where that is decided, and work the failing case through it.',
    isRefutedBy: null,
  }
}
