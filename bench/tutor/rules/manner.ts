import { offTopicSentence } from '@codedojo/contract'
import { detectProseLanguage } from './detect-prose-language.ts'
import { isInstruction } from './is-instruction.ts'
import { namedCases, namedLines } from './named-places.ts'
import { type AnswerToJudge, isHint, type Rule } from './rule.ts'

/** Help with code that failed names the failing case, a line, or a piece of the code. */
export const usesEvidence: Rule = {
  name: 'evidence used',
  appliesTo: ({ facts: { lastWork }, situation: { about } }) =>
    about === 'debug' && lastWork !== null && lastWork.status !== 'Accepted',
  faultOf: ({ text, facts: { code, lastWork } }) => {
    const index = lastWork?.failing?.index
    if (index !== undefined && namedCases(text).includes(index)) return null
    if (namedLines(text).length > 0 || quotesCode(text, code)) return null
    return 'names neither the failing case nor a line'
  },
}

const shortestQuote = 3

function quotesCode(text: string, code: string): boolean {
  const quotes = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, quote]) => quote ?? '')
  return quotes.some((quote) => quote.length >= shortestQuote && code.includes(quote))
}

/** The last two sentences ask the learner something, or tell them to do something. */
export const endsWithOneThing: Rule = {
  name: 'ends with something to do',
  appliesTo: (answer) => isHint(answer),
  faultOf: ({ text }) => {
    const end = text
      .trim()
      .split(/(?<=[.!?।])\s+|\n+/)
      .slice(-2)
    const isDone = end.some((sentence) => sentence.includes('?') || isInstruction(sentence))
    return isDone ? null : `ends: "${text.trim().slice(-50)}"`
  },
}

export const answersInLearnersLanguage: Rule = {
  name: 'language of the learner',
  appliesTo: ({ situation: { about } }) => about !== 'off-topic',
  faultOf: ({ text, situation: { proseLanguage = 'en' } }) => {
    const detected = detectProseLanguage(text)
    return detected === proseLanguage || detected === null
      ? null
      : `${detected} where ${proseLanguage} was asked`
  },
}

/** An answer about another topic is exactly the sentence for other topics; no other answer contains that sentence. */
export const refusesOtherTopics: Rule = {
  name: 'off-topic sentence',
  appliesTo: () => true,
  faultOf: ({ text, situation: { about } }: AnswerToJudge) => {
    if (about === 'off-topic') return text.trim() === offTopicSentence ? null : 'is not the sentence alone'
    return text.includes(offTopicSentence) ? 'refuses a question about the problem' : null
  },
}
