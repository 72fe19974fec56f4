import { offTopicSentence, type Verdict } from '@codedojo/contract'
import type { CoachAnswer, NinjaFacts } from '../../ninja/ninja-facts.ts'
import { conceptText } from './question/concepts.ts'
import { detectIntent, type Intent } from './question/detect-intent.ts'
import { findNamedLanguage } from './question/find-named-language.ts'
import { avoidRepeatedAnswer } from './step/avoid-repeated-answer.ts'
import { hintStep } from './step/hint-step.ts'
import { aboutBetter } from './talk/about-better.ts'
import { aboutComplexity } from './talk/about-complexity.ts'
import { aboutCrash } from './talk/about-crash.ts'
import { aboutFailing } from './talk/about-failing.ts'
import { aboutInput } from './talk/about-input.ts'
import { aboutLine } from './talk/about-line.ts'
import { aboutRecipe } from './talk/about-recipe.ts'
import { aboutExample, aboutLimits, aboutStatement } from './talk/about-statement.ts'
import { aboutCaseCount, aboutFitting, aboutTests } from './talk/about-tests.ts'
import { aboutWord } from './talk/about-word.ts'
import { encouragement, notUnderstood } from './talk/not-understood.ts'
import { plainAnswer } from './talk/plain-answer.ts'
import { solutionsText } from './talk/solutions-text.ts'
import { verdictMeanings } from './talk/verdict-meanings.ts'
import { truncateFacts } from './truncate-facts.ts'

/**
 * Answers without a language model. The answer is deterministic: it uses the person's code, their last verdict and
 * failing case, and the problem's hints. The coach recognises a fixed set of questions by their words, and says that it does not
 * understand any other.
 */
export function coachNinja(given: NinjaFacts): CoachAnswer {
  const facts = truncateFacts(given)
  const intent = detectIntent(facts)
  return avoidRepeatedAnswer({ facts, intent, answer: answerTo(facts, intent) })
}

function answerTo(facts: NinjaFacts, intent: Intent): CoachAnswer {
  switch (intent.kind) {
    case 'off-topic':
      return plainAnswer(offTopicSentence)
    case 'greeting':
      return plainAnswer(
        `Hello. We are at "${facts.problem.title}". Ask me for a hint, what a verdict means, or how fast your code is.`,
      )
    case 'thanks':
      return plainAnswer(thanksWords(facts))
    case 'self':
      return plainAnswer(selfWords)
    case 'solution':
      return solutionAnswer(facts)
    case 'statement':
      return aboutStatement(facts)
    case 'complexity':
      return asksWhySlow(facts) ? hintStep(facts) : aboutComplexity(facts)
    case 'input':
      return aboutInput({ ...facts, language: findNamedLanguage(facts.message) ?? facts.language })
    case 'limits':
      return aboutLimits(facts)
    case 'example':
      return aboutExample(facts, intent.index)
    case 'verdict':
      return plainAnswer(`**${intent.verdict}**: ${verdictMeanings[intent.verdict]}`)
    case 'concept':
      return plainAnswer(conceptText(intent.concepts))
    case 'fitting':
      return aboutFitting(facts, conceptText(intent.concepts))
    case 'recipe':
      return aboutRecipe(intent.recipe, findNamedLanguage(facts.message) ?? facts.language)
    case 'tests':
      return aboutTests(facts)
    case 'case-count':
      return aboutCaseCount(facts)
    case 'other-verdict':
      return otherVerdictAnswer(facts, intent.verdict)
    case 'line':
      return aboutLine(facts, intent.line)
    case 'crash':
      return aboutCrash(intent.name)
    case 'word':
      return aboutWord(facts, intent.word) ?? notUnderstood(facts)
    case 'failing':
      return aboutFailing(facts)
    case 'better':
      return isSolved(facts) ? aboutBetter(facts) : hintStep(facts)
    case 'frustrated':
      return encouragement(facts)
    case 'unknown':
      return notUnderstood(facts)
    case 'hint':
      return hintStep(facts)
  }
}

/** After Time Limit Exceeded, "why is it so slow" asks for the next step; a question about its growth does not. */
function asksWhySlow({ message, lastWork }: NinjaFacts): boolean {
  return lastWork?.status === 'Time Limit Exceeded' && /\bslow\b|\bfast enough\b/i.test(message)
}

function thanksWords(facts: NinjaFacts): string {
  if (isSolved(facts))
    return 'Well done. The editorial in the **Solutions** tab tells the idea once more, to compare it with yours.'
  return facts.lastWork?.status === 'Accepted'
    ? 'Good. Press Submit when you are ready: the hidden cases are mostly larger and meaner than the examples.'
    : 'Good. Run it again when you have changed something, and ask me for the next step if it is still wrong.'
}

/** Explains a verdict that is not the newest one, and names the newest. */
function otherVerdictAnswer({ lastWork }: NinjaFacts, verdict: Verdict): CoachAnswer {
  const newest = lastWork
    ? ` The newest verdict that I know of is **${lastWork.status}**, of your last ${lastWork.kind === 'run' ? 'Run' : 'submission'}: Run or submit the code that you mean, and I can look at it.`
    : ''
  return plainAnswer(`**${verdict}**: ${verdictMeanings[verdict]}${newest}`)
}

function isSolved({ lastWork }: NinjaFacts): boolean {
  return lastWork?.kind === 'submit' && lastWork.status === 'Accepted'
}

const selfWords =
  'I am the offline coach: a program of this installation, no language model. I look at your code, your last verdict, the failing case and the hints of this problem, and tell you the next step. Ask for a hint, for the meaning of a verdict or an example, how your steps grow, or how to read input.'

/**
 * Only people who have solved the problem or bought its solutions get the code itself; everybody gets the next step.
 */
function solutionAnswer(facts: NinjaFacts): CoachAnswer {
  if (facts.isUnlocked)
    return plainAnswer(`${solutionsText(facts)} Read the idea first, close it, and write it yourself.`)
  const step = hintStep(facts)
  return {
    ...step,
    text: `I do not give the whole code: it is yours to write. Here is the next step.\n\n${step.text}`,
  }
}
