import { offTopicSentence } from '@codedojo/contract'
import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { isSameCode } from '../code/changed-lines.ts'
import type { Intent } from '../question/detect-intent.ts'
import { adviseDebugPrint } from '../verdict/advise-debug-print.ts'

interface AnswerToCheck {
  readonly facts: NinjaFacts
  readonly intent: Intent
  readonly answer: CoachAnswer
}

/**
 * Returns the answer. If the conversation already contains it, returns what has or has not changed since, and what else to
 * try. The off-topic refusal is exempt: it may repeat.
 */
export function avoidRepeatedAnswer({ facts, intent, answer }: AnswerToCheck): CoachAnswer {
  const said = facts.history.filter(({ role }) => role === 'model').map(({ text }) => text)
  const isSaid = (text: string) => said.some((each) => each.includes(text))
  if (answer.text === offTopicSentence || !isSaid(answer.text)) return answer
  const lead = leadOf({ facts, intent, answer })
  const moves = movesOf({ facts, intent, answer })
  const next = moves.find((move) => !isSaid(move)) ?? ''
  const text = [lead, next].filter((part) => part !== '').join(' ')
  if (next !== '') return { ...answer, text }
  // All suggestions were used: a number keeps the text unique.
  const times = said.filter((each) => each.includes(lead)).length
  return {
    ...answer,
    text: `${lead} You have now asked ${times + 2} times: ${moves[times % moves.length] ?? ''}`,
  }
}

function leadOf({ facts, intent, answer }: AnswerToCheck): string {
  if (intent.kind === 'greeting' || intent.kind === 'thanks') return ''
  if (intent.kind === 'unknown') return 'I still do not understand that.'
  if (answer.level === null) return 'I have answered that above, and nothing of it is different now.'
  const refusal = intent.kind === 'solution' ? 'The whole code stays yours to write. ' : ''
  return refusal + sameAgain(facts)
}

/** Explains why the same step is repeated, depending on what was run since. */
function sameAgain({ ladder, level, hasTried, lastWork, code }: NinjaFacts): string {
  if (lastWork?.kind === 'submit' && lastWork.status === 'Accepted')
    return 'Your submission is Accepted, so there is no step that you must take.'
  if (hasTried)
    return 'You have tried again since, and it comes out the same, so what I said above still is the step to take.'
  const next = ladder.find((step) => step.level === level + 1)
  const opens = next?.opens ? ` The next step, ${next.name}: ${next.opens.replace(/\.?$/, '.')}` : ''
  const isSame = lastWork !== null && isSameCode(code, lastWork.code)
  const why = isSame
    ? 'Nothing has changed since I told you the step'
    : 'Nothing was run or submitted since I told you the step'
  return `${why}, so it still is the one to take.${opens}`
}

function movesOf({ facts, intent, answer }: AnswerToCheck): readonly string[] {
  const { lastWork, code, starterCode } = facts
  if (intent.kind === 'greeting' || intent.kind === 'thanks') return polite
  if (intent.kind === 'unknown') return otherWords
  if (answer.level === null) return makeItYours
  if (code.trim() === '' || isSameCode(code, starterCode))
    return facts.signature === null ? toBegin : toBeginFunction
  if (lastWork?.status === 'Accepted') return afterAccepted
  return lastWork?.status === 'Compilation Error' ? toCompile : toFind(facts)
}

const polite = [
  'I am here. Ask for a **hint** when you want one.',
  'Ready when you are: which part shall we look at?',
  'Run your code, and ask me **which test fails**.',
]

const otherWords = [
  'Try it in other words, as short as you can: "what is a heap", "which test fails", "explain example 1".',
  'Ask for one thing at a time: a **hint**, a **verdict**, a **concept**, an **example**.',
  'The people in the room of this problem may know; in the Discuss area you can ask them.',
]

const makeItYours = [
  'Say it in your own words; the word at which you stop is the one to ask me about.',
  'Go through it by hand on five values, with paper.',
  'Ask yourself what would go wrong without it, and try to make such an input.',
  'Look at the first example with it in mind.',
]

const toBegin = [
  'Write the part that reads the input, print what you have read, and Run: then there is a program to talk about.',
  'Solve the second example by hand, too, and watch what you do at the same place as before.',
  'Make the smallest input that is allowed, and write its answer down.',
  'Write a comment for each step that you took by hand; then put code below each.',
]

const toBeginFunction = [
  'Let the function return any value of its type, and Run: then there is something to talk about.',
  ...toBegin.slice(1),
]

const toCompile = [
  'Take out the lines that you typed last, and Run: if it compiles, the slip is in them.',
  'Read the line that is named aloud, sign by sign, and the one above it.',
  'Count what opens and what closes: each bracket and each quotation mark has a partner.',
  'Put a working line of the starter code in its place, and change it bit by bit.',
]

const afterAccepted = [
  'Explain in two sentences why it is right; then why it is quick enough.',
  'Write it once more from an empty editor, without looking.',
  'Ask which of its lines you could leave out.',
  'Try a language that you know less well.',
  'Take the next problem with the same tag while the idea is fresh.',
]

function toFind(facts: NinjaFacts): readonly string[] {
  const { how, afterwards } = adviseDebugPrint(facts)
  return [
    'Meanwhile, take the smallest input that the statement allows, get its answer by hand, and Run your program on it as a test case of your own.',
    'Say aloud, line by line, what your program does on that case. The line at which you hesitate is the one to look at.',
    `Print the two or three variables that matter in each round, ${how}, and Run: stop at the first value that you did not expect.${afterwards}`,
    `Read what the statement says of the output once more, and compare it word for word with what you ${facts.signature === null ? 'print' : 'return'}.`,
    'Write down what is true before the main loop, after each round and at its end, and check it on the smallest example.',
    'Write a second program, as simple and slow as you like, and compare both on small inputs of your own.',
    'Change one single thing, Run, and write down what became of it. Two changes at once tell nothing.',
    'Leave it for ten minutes. Then read your code as if somebody else had written it.',
  ]
}
