import { offTopicSentence } from '@codedojo/contract'
import { expect, test } from 'vitest'
import {
  failingCase,
  lastWork,
  makeNinjaFacts,
} from '../../apps/server/src/features/assistants/coach/testing/make-ninja-facts.ts'
import type { NinjaFacts } from '../../apps/server/src/features/assistants/ninja/ninja-facts.ts'
import { judgeAnswer } from './judge-answer.ts'
import { rules } from './rules/all.ts'
import type { AnswerToJudge } from './rules/rule.ts'

/** The learner's code has three lines, prints 5 in case 2 where 6 is right, and there are nine cases. */
const facts = makeNinjaFacts({ problem: { tags: ['Array', 'Hash Table', 'Two Pointers'] } })
const accepted = makeNinjaFacts({ lastWork: lastWork({ kind: 'run', status: 'Accepted', failing: null }) })
const good = 'In case 2 your program prints `5`. What does line 3 take away? Work it through with 1, 2 and 3.'

interface AnswerUnderTest {
  readonly text: string
  readonly level?: 1 | 2 | 3 | 4
  readonly about?: AnswerToJudge['situation']['about']
  readonly proseLanguage?: AnswerToJudge['situation']['proseLanguage']
  readonly facts?: NinjaFacts
  readonly isKeptBack?: boolean
}

function brokenBy({
  text,
  level = 1,
  about = 'debug',
  proseLanguage = 'en',
  ...rest
}: AnswerUnderTest): string[] {
  const answer = { situation: { about, proseLanguage, level }, facts, isKeptBack: false, text, ...rest }
  return judgeAnswer(answer).flatMap(({ rule, fault }) => (fault === null ? [] : [rule]))
}

const code = (...lines: string[]) =>
  `${good}\n\n\`\`\`python\n${lines.join('\n')}\n\`\`\`\n\nTry it with case 2.`
const ownLine = code('numbers = map(int, input().split())')
const german =
  'Die Ausgabe von Fall 2 ist nicht die, die du brauchst. Was macht die Zeile 3? Rechne es mit 1 und 2 durch.'

/** For each rule an answer that breaks it and nothing else, and one that is near to it and breaks none. */
const table: readonly (readonly [rule: string, bad: AnswerUnderTest, near: AnswerUnderTest])[] = [
  ['leak: no solution', { text: good, isKeptBack: true }, { text: good }],
  ['leak: code fits the level', { text: code('total = 0'), level: 2 }, { text: ownLine, level: 2 }],
  [
    'leak: code fits the level',
    { text: code('a = 1', 'b = 2', 'c = 3', 'd = 4'), level: 3 },
    { text: code('a = 1', 'b = 2', 'c = 3'), level: 3 },
  ],
  [
    'leak: code fits the level',
    { text: 'In case 2 try `total = sum(numbers)`. What changes?' },
    {
      text: 'In case 2 line 3 has `- 1` behind `sum(numbers)`, and `print(sum(numbers) - 1)` prints it. Why?',
    },
  ],
  [
    'level: no algorithm in a nudge',
    { text: `Two pointers help. ${good}` },
    { text: `Two pointers help. ${good}`, level: 2 },
  ],
  [
    'level: no algorithm in a nudge',
    { text: `A hash table helps. ${good}` },
    { text: `Two pointers help. ${good}`, facts: { ...facts, message: 'Do two pointers help?' } },
  ],
  [
    'level: no plan before level 3',
    { text: `1. Read the coins.\n2. Add them up.\n\n${good}`, level: 2 },
    { text: `1. Read the coins.\n2. Add them up.\n\n${good}`, level: 3 },
  ],
  [
    'claim: lines exist',
    { text: 'In case 2, look at line 7. What does it do?' },
    { text: 'In case 2, look at line 7 of the input. What does it do?' },
  ],
  [
    'claim: lines exist',
    { text: 'In case 2, lines 3 to 5 are wrong. What do they do?' },
    { text: 'Case 2 departs on line 5, value 1. What do you know before value 1 of line 5?' },
  ],
  ['claim: cases exist', { text: 'Look at line 3. Try case 12.' }, { text: 'Look at line 3. Try case 9.' }],
  [
    'claim: right or wrong as judged',
    { text: `Your code is correct. ${good}` },
    { text: `Your code is correct once case 2 passes. ${good}` },
  ],
  [
    'claim: right or wrong as judged',
    { text: 'Your code has a bug that is on line 3. Submit it to see the case.', facts: accepted },
    { text: 'Your code is right for all of the examples. Submit it.', facts: accepted },
  ],
  [
    'claim: output as judged',
    { text: 'In case 2 your program prints `7`. What does line 3 take away?' },
    { text: 'In case 2 your program should print `6`. What does line 3 take away?' },
  ],
  [
    'evidence used',
    { text: 'Think about the sum of the coins. Is it what you want to print?' },
    { text: 'Think about `sum(numbers) - 1` again. Is it what you want to print?' },
  ],
  [
    'ends with something to do',
    { text: 'In case 2 the sum of the coins is too small. That is all.' },
    { text: 'In case 2 the sum of the coins is too small. Compare the two outputs.' },
  ],
  ['language of the learner', { text: german }, { text: german, proseLanguage: 'de' }],
  [
    'language of the learner',
    { text: good, proseLanguage: 'hi' },
    { text: 'केस 2 में पंक्ति 3 क्या करती है? हर संख्या को हाथ से जोड़ो।', proseLanguage: 'hi' },
  ],
  [
    'off-topic sentence',
    { text: `Sorry! ${offTopicSentence}`, about: 'off-topic' },
    { text: offTopicSentence, about: 'off-topic' },
  ],
]

test.each(table)('%s is broken by one answer, and not by one that is near to it', (rule, bad, near) => {
  expect(brokenBy(bad)).toEqual([rule])
  expect(brokenBy(near)).toEqual([])
})

test('the table has an answer that breaks each rule', () => {
  expect(new Set(table.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
})

test('a refusal of a question about the problem breaks the rule of the sentence', () => {
  expect(brokenBy({ text: offTopicSentence })).toContain('off-topic sentence')
})

test('who may see the solutions is shown code', () => {
  const unlocked = { ...facts, isUnlocked: true }
  const long = code('a = 1', 'b = 2', 'c = 3', 'd = 4')

  expect(brokenBy({ text: long, facts: unlocked, isKeptBack: true })).toEqual([])
})

test('a number of a hidden case is no evidence against what is said of the output', () => {
  const failing = failingCase({ kind: 'hidden', index: 5, input: null, expected: null, actual: null })
  const hidden = makeNinjaFacts({ lastWork: lastWork({ failing }) })

  expect(
    brokenBy({ text: 'In case 5 your program prints `7`. What does line 3 do?', facts: hidden }),
  ).toEqual([])
})
