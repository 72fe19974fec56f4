import type { Evidence, Repair } from '@codedojo/contract'
import type { LastWork, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { shortenToCode } from '../../shorten-text.ts'
import type { Diagnosis } from '../verdict/diagnosis.ts'

/** The level from which the change itself is told, and not only its place. */
const changeLevel = 4

/**
 * Tells of the one small change that makes every case right. What was found otherwise is a guess beside it, but for a crash, whose kind
 * is a fact, and for a known mistake, which the author has put into words. A mere matter of form stays as it is.
 */
export function withRepair(
  found: Diagnosis,
  { level }: Pick<NinjaFacts, 'level'>,
  { repair, status }: Pick<LastWork, 'repair' | 'status'>,
): Diagnosis {
  if (repair === null || found.isBesideIdea) return found
  const { line } = repair
  const { what, question, look } = wordsOf(repair)
  const change = level >= changeLevel ? ` ${changeSentence(repair)}` : ''
  const told = `The judge tried small changes of your program, one at a time: with a single one, in line ${line}, every test case is right. So the cause is probably ${what}.${change}`
  const isKept = status === 'Runtime Error' || found.used.some(({ kind }) => kind === 'mistake')
  return {
    ...found,
    meaning: isKept ? `${found.meaning} ${told}` : told,
    question,
    look,
    steps: [
      `Read line ${line}, and say in words what it is to do.`,
      'Work the failing case through that line by hand if you can see it, else the smallest example.',
      look,
    ],
    used: [
      ...found.used.filter(({ kind }) => staying.has(kind)),
      { kind: 'code', fromLine: line, toLine: line },
    ],
  }
}

/** What the text still rests on. */
const staying: ReadonlySet<Evidence['kind']> = new Set(['verdict', 'case', 'mistake'])

interface RepairWords {
  /** Completes "the cause is probably …". */
  readonly what: string
  readonly question: string
  readonly look: string
}

function wordsOf(repair: Repair): RepairWords {
  const { kind, line } = repair
  const was = shortenToCode(repair.was, 60)
  switch (kind) {
    case 'comparison':
      return {
        what: `the comparison ${was}`,
        question: isAboutEqual(repair)
          ? `What has to happen in line ${line} when both sides are equal, and what does your program do then?`
          : `For which values has the condition of line ${line} to hold, and for which does it?`,
        look: isAboutEqual(repair)
          ? `Take a case in which both sides of that comparison are equal through line ${line}.`
          : `Say the condition of line ${line} in words, and compare that with what you meant.`,
      }
    case 'number':
      return {
        what: `the number ${was}`,
        question: `What does the ${was} of line ${line} stand for? Is it one too many or one too few?`,
        look: `Take the first and the last round, or position, through line ${line} by hand.`,
      }
    case 'bound':
      return {
        what: `${was}, as an end or a position`,
        question: `Which is the last value that line ${line} reaches with ${was}, and which is the last that it has to reach?`,
        look: `Write down the first and the last value of line ${line} for the smallest example.`,
      }
    case 'extreme':
      return {
        what: `the value that something begins with, ${was}`,
        question: `Can every value of an input be on the same side of ${was}? What does your program keep then?`,
        look: `Begin in line ${line} with a value that no answer can be beyond, or with the first one that is there.`,
      }
    case 'logic':
      return {
        what: `${was}`,
        question: `When has the outcome of line ${line} to hold, and when does it?`,
        look: `Go through line ${line} with values for which it matters whether ${was} stands there.`,
      }
    case 'division':
      return {
        what: `the division ${was}`,
        question: `Is the result of line ${line} to be a whole number, a fraction, or what is left over?`,
        look: `Print what line ${line} gives for two numbers of which one does not divide the other.`,
      }
    case 'order':
      return {
        what: 'the order of a sort',
        question: `In which order do the values stand after line ${line}, and in which have they to stand?`,
        look: `Print the values after line ${line}, with one of them longer than the others.`,
      }
    case 'narrow':
      return {
        what: `the type of a number, at ${was}`,
        question: `How large can the number of line ${line} become with the largest input, and how large may it be?`,
        look: `A whole number of 32 bits ends at 2,147,483,647: compute what line ${line} comes to.`,
      }
    case 'flow':
      return {
        what: `${was}, which decides what runs next`,
        question: `What runs after line ${line}, and what has to?`,
        look: `Follow the program from line ${line} on, step by step, with the failing case.`,
      }
    case 'statement':
      return {
        what: `a statement that is too much, ${was}`,
        question: `What is line ${line} for, and when has it no right to run?`,
        look: `Say what each variable holds before and after line ${line}.`,
      }
    case 'place':
      return {
        what: `the place of the statement ${was}`,
        question: `How often, and when, does line ${line} run, and how often has it to?`,
        look: `Look at what stands before and around line ${line}: does it belong in front, inside, or behind?`,
      }
    case 'swap':
      return {
        what: `the order of two statements, from line ${line} on`,
        question: `What does each of the two statements need of the other, and which has to run first?`,
        look: `Write down what each variable holds after the first of them, and after the second.`,
      }
    case 'sign':
      return {
        what: `the sign ${was}`,
        question: `Has line ${line} to add or to take away?`,
        look: `Work line ${line} out by hand with small numbers.`,
      }
    case 'condition':
      return {
        what: `the condition ${was}`,
        question: `Is there a case in which that condition does not hold, and what follows it has to happen all the same?`,
        look: `Try to find an input that needs the condition of line ${line}.`,
      }
  }
}

/** The two signs differ in what they say of equal values. */
function isAboutEqual({ was, becomes }: Repair): boolean {
  return was.replace('=', '') === becomes.replace('=', '') && !/[!=]=/.test(was)
}

function changeSentence({ kind, was, becomes }: Repair): string {
  const [before, after] = [shortenToCode(was, 60), shortenToCode(becomes, 60)]
  if (kind === 'place') return 'The statement belongs one level further out or in.'
  if (kind === 'swap') return 'The two statements belong the other way round.'
  if (kind === 'order') return `The sort needs ${after}.`
  return kind === 'statement' || becomes === ''
    ? `Without ${before} every case is right.`
    : `${after} in the place of ${before} does it.`
}
