import { languageNames } from '@codedojo/contract'
import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { findSlowSpot } from '../code/find-slow-spot.ts'
import { findInputSize } from '../statement/find-input-size.ts'
import { answerText, inputBlock, shownInput, shownOutput } from '../verdict/case-text.ts'
import type { Diagnosis } from '../verdict/diagnosis.ts'
import { fittingComplexity, sizeNameText, sizeText } from '../verdict/steps-per-second.ts'

/** Diagnosis for unchanged starter code. */
export function untouchedDiagnosis({ problem, language, signature }: NinjaFacts): Diagnosis {
  const example = problem.visibleCases[0]
  const size = findInputSize(problem.description)
  return {
    seen: `There is no code of yours yet in ${languageNames[language]}, so let us begin with the first example.${inputBlock(shownInput(example?.input ?? null, signature))}`,
    meaning: example
      ? `${answerText('Its answer is', shownOutput(example.output, signature))}\n\nGet it by hand before you write anything.`
      : 'Make a tiny input and get its answer by hand before you write anything.',
    question: 'Which steps did you take, and what did you have to remember on the way?',
    look: size
      ? `Mind the size: ${sizeText(size)}, so as a rule of thumb an answer that is quick enough takes ${fittingComplexity(size)}.`
      : 'Mind how large the input can be: it says how many steps there may be.',
    steps: [
      'Write in your own words what goes in and what comes out.',
      `Write the simplest ${signature === null ? 'program' : 'function'} that is right, even if it is slow, and Run it on the examples.`,
      'Then ask which part of it repeats work.',
    ],
    used: [{ kind: 'statement' }],
  }
}

/** Diagnosis for code without a verdict. */
export function notJudgedDiagnosis({ code, language, functionDeclaration }: NinjaFacts): Diagnosis {
  const spot = findSlowSpot(code, language)
  return {
    seen: `I know of no verdict for this code yet: press **Run**, and I can look at the case that fails.`,
    meaning: spot ? `What I can see: ${spot.words}` : 'I can see no loop in it yet.',
    question: `What do you expect for the first example, and what does your ${functionDeclaration === null ? 'program print' : 'function return'}?`,
    look: 'Go through the first example line by line with your code, and write down each variable.',
    steps: [
      'Run the examples.',
      'If one fails, work it out by hand and find the first decision that differs.',
      'If all pass, try the smallest input and one with equal values as test cases of your own.',
    ],
    used: spot
      ? [{ kind: 'code', fromLine: Math.min(...spot.lines), toLine: Math.max(...spot.lines) }]
      : [{ kind: 'code' }],
  }
}

/** Diagnosis when all judged cases are Accepted. */
export function acceptedDiagnosis({ code, language, problem }: NinjaFacts, work: LastWork): Diagnosis {
  const spot = findSlowSpot(code, language)
  const size = findInputSize(problem.description)
  const cost = `${Math.round(work.runtimeMs)}\u00a0ms for the slowest case`
  if (work.kind === 'run')
    return {
      seen: `All ${work.total} cases of your last Run are **Accepted**, with ${cost}.`,
      meaning:
        'A submission is judged on hidden cases, too, and mostly these are larger and meaner than the examples.',
      question: size
        ? `Is your program quick enough when ${sizeNameText(size)} is ${size.most.toLocaleString('en-US')}, and right for the smallest input?`
        : 'Is your program right for the smallest input, and quick enough for the largest?',
      look: spot
        ? `${spot.words} Count how often that happens for the largest input.`
        : 'Try the smallest and the largest input as test cases of your own.',
      steps: [
        'Try the smallest input that is allowed.',
        'Try equal values, and values at both ends of the constraints.',
        'Then press Submit.',
      ],
      used: [{ kind: 'verdict', status: 'Accepted' }, { kind: 'statement' }],
    }
  return {
    seen: `Your last submission is **Accepted**: ${work.passed} of ${work.total} cases, with ${cost}.`,
    meaning:
      spot && spot.depth !== 1
        ? `${spot.words} The judge found that quick enough.`
        : 'The judge found nothing to mend.',
    question: 'Can you say why it is right, and how its steps grow with the input?',
    look: 'The editorial tells the idea, why it is right and what it costs: compare it with yours.',
    steps: [
      'Say in two sentences why it is right.',
      'Read the editorial in the Solutions tab.',
      'Try it in another language, or the next problem with the same tag.',
    ],
    used: [{ kind: 'verdict', status: 'Accepted' }, { kind: 'code' }],
  }
}

/** Diagnosis for a failure of the judge, not of the program. */
export function judgeFailureDiagnosis(): Diagnosis {
  return {
    seen: '**Internal Error**: the judge failed, not your program.',
    meaning: 'It says nothing about your code.',
    question: 'What happens when you submit the same code once more?',
    look: 'If it happens again, tell the people who run this installation.',
    steps: ['Submit again.', 'If it fails again, write to the operator with the form on the Contact page.'],
    used: [{ kind: 'verdict', status: 'Internal Error' }],
  }
}
