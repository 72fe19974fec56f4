import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { conceptText, findNamedConcepts } from '../question/concepts.ts'
import { findStoryWord } from '../question/find-asked-word.ts'
import { aboutWord } from './about-word.ts'
import { plainAnswer } from './plain-answer.ts'

/** What people can ask the coach, shown after a message that it did not understand. */
export const abilities =
  'I can give you a **hint** for the next step, say **which test fails**, explain the **problem**, one of its **examples** or a **verdict**, tell how your **steps grow** and how to **read the input**.'

/**
 * Says that the message was not understood, and explains the concept or the word of the statement that it names.
 */
export function notUnderstood({ message, problem }: NinjaFacts): CoachAnswer {
  const word = findStoryWord(message, problem)
  const sentence = word === null ? null : aboutWord({ problem }, word)
  const concepts = conceptText(findNamedConcepts(message))
  const known = [concepts, sentence?.text ?? ''].filter((each) => each !== '')
  const knownLines = known.length === 0 ? [] : ['This much I can tell:', ...known]
  const words = ['I am the offline coach and do not understand that.', ...knownLines, abilities]
  return plainAnswer(words.join('\n\n'), sentence?.used ?? [])
}

/** Encourages somebody who is stuck, without giving a hint that was not asked for. */
export function encouragement({ lastWork }: NinjaFacts): CoachAnswer {
  const passed =
    lastWork && lastWork.passed > 0
      ? ` ${lastWork.passed} of ${lastWork.total} cases of your last ${lastWork.kind === 'run' ? 'Run' : 'submission'} are Accepted already.`
      : ''
  return plainAnswer(
    `That feeling is part of it: everybody who practises gets stuck, and a problem that resists is the one you learn from.${passed} A short break often helps more than another try. When you like, ask me for a **hint**, and we take one small step.`,
  )
}
