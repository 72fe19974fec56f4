import { namedCases, namedLines } from './named-places.ts'
import type { AnswerToJudge, Rule } from './rule.ts'

export const linesExist: Rule = {
  name: 'claim: lines exist',
  appliesTo: ({ situation: { about } }) => about !== 'off-topic',
  faultOf: ({ text, facts: { code } }) => {
    const count = code.trimEnd().split('\n').length
    const wrong = namedLines(text).find((line) => line < 1 || line > count)
    return wrong === undefined ? null : `line ${wrong} of ${count}`
  },
}

export const casesExist: Rule = {
  name: 'claim: cases exist',
  appliesTo: ({ situation: { about } }) => about !== 'off-topic' && about !== 'concept',
  faultOf: ({ text, facts: { problem, lastWork, message } }) => {
    const count = Math.max(problem.visibleCases.length, lastWork?.total ?? 0)
    const asked = new Set(namedCases(message))
    // "There is no example 9" names what the learner asked for.
    const wrong = namedCases(text).find((index) => (index < 1 || index > count) && !asked.has(index))
    return wrong === undefined ? null : `case ${wrong} of ${count}`
  },
}

const isRight =
  /\byour (?:code|program|solution|submission) (?:is|looks) (?:already |now |completely |entirely |quite |all |perfectly )*(?:right|correct|accepted|fine)\b|\bpasses (?:all|every)\b|\b(?:is|there(?:'s| is)) (?:nothing wrong|no (?:mistake|bug|error))\b/i
const isWrong =
  /\byour (?:code|program|solution|submission) (?:is (?:wrong|incorrect|broken)|has (?:a|one) (?:bug|mistake|error)|fails)\b|\bthe (?:bug|mistake|error) (?:is|lies)\b|\b(?:there is|I see) (?:a|one) (?:bug|mistake|error)\b/i
/** Such a sentence is about a possibility, not a fact. */
const isSupposed =
  /\b(?:if|when|once|until|unless|whether|after|before|should|would|could|may|might|can|maybe|perhaps|make sure|not)\b/i

export const verdictAsJudged: Rule = {
  name: 'claim: right or wrong as judged',
  appliesTo: ({ facts, situation: { about } }) => facts.lastWork !== null && about !== 'off-topic',
  faultOf: ({ text, facts: { lastWork } }) => {
    const status = lastWork?.status
    // Code that is too slow may be called right.
    if (status?.endsWith('Limit Exceeded')) return null
    const pattern = status === 'Accepted' ? isWrong : isRight
    const said = sentencesOf(text).find((sentence) => pattern.test(sentence) && !isSupposed.test(sentence))
    return said === undefined ? null : `${status}, but: "${said.slice(0, 60)}"`
  },
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/)
}

const saysPrinted =
  /\b(?:you|your (?:code|program|solution)|the program) (?:now )?(?:prints?|printed|outputs?|printing):?\s+(?:only\s+)?[`*"$]*(-?\d+(?:\.\d+)?)(?![\d.]*\d)(?!\s+(?:numbers?|lines?|values?|words?|times|more|extra|characters?))/gi

/** A number that the program is said to print was printed in a case that the learner sees. */
export const outputAsJudged: Rule = {
  name: 'claim: output as judged',
  appliesTo: ({ facts }) => printedBy(facts) !== '',
  faultOf: ({ text, facts }) => {
    const printed = new Set(printedBy(facts).split(/[\s,;:[\]()]+/))
    const wrong = Array.from(text.matchAll(saysPrinted), ([, number]) => number ?? '').find(
      (number) => !printed.has(number),
    )
    return wrong === undefined ? null : `says that it prints ${wrong}`
  },
}

function printedBy({ lastWork }: AnswerToJudge['facts']): string {
  return [lastWork?.failing?.actual, ...(lastWork?.seenCases ?? []).map(({ actual }) => actual)]
    .filter((one) => typeof one === 'string')
    .join('\n')
    .trim()
}
