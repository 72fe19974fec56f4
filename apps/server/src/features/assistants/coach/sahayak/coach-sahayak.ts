import type { CoachAnswer } from '../../ninja/ninja-facts.ts'
import type { SahayakFacts } from '../../sahayak/sahayak-facts.ts'
import {
  answerFromOwnData,
  asksForCertificateName,
  asksForLesson,
  asksForRefund,
  type OwnDataAnswer,
} from './answer-from-own-data.ts'
import { correctTypos } from './correct-typos.ts'
import { findHelpSection } from './find-help-section.ts'

const maxMessageCharacters = 2000
const maxHelpCharacters = 1400

const greeting = /^\s*(?:hi|hello|hey|namaste|good (?:morning|afternoon|evening))\b[\s,!.a-z]{0,20}$/i
const thanks = /^\s*(?:thanks?|thank you|thx|great|ok(?:ay)?|got it)\b[\s,!.a-z]{0,30}$/i
const self = /\b(?:who|what) are you\b|\bwhat can you do\b|\bare you (?:an? )?(?:ai|bot|human|model|robot)\b/i
const tampering =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|rule|prompt|above|previous)|\bsystem prompt\b|\byou are now\b|\bpretend\b|\bact as\b|\bsomebody else|\bother (?:users?|people)'?s?\b/i
const aboutProblem =
  /\b(?:algorithm|hint|solve|recursion|dynamic programming|binary search|time complexity|(?:fix|wrong with|help with|debug) my code|why (?:is|does|do|did|are) my (?:code|program|solution))\b/i

const toPeople =
  /\b(?:contact|reach|write to|talk to|speak (?:to|with)|call|email|message)\b.{0,30}\b(?:support|admins?|operators?|humans?|real person|somebody|someone|team|staff|customer (?:care|service)|help ?desk)\b/i

const formBeside = 'Write to the people who run this installation with the form beside.'
export const unknownAnswer = `I do not know that. ${formBeside}`

/**
 * Answers a question about the product without a language model, from the person's own data and the best matching help
 * section. If neither has the answer, it says so.
 */
export function coachSahayak(given: SahayakFacts): CoachAnswer {
  const facts = { ...given, message: correctTypos(given.message.slice(0, maxMessageCharacters)) }
  const small = smallTalk(facts.message)
  if (small !== null) return { text: small, level: null, used: [] }
  const own = answerFromOwnData(facts)
  if (own.length > 0 && asksWhy(facts)) return whyAnswer(own)
  const found = findHelpSection(facts.helpPages, questionOf(facts.message))
  if (own.length === 0 && !found) return { text: unknownAnswer, level: null, used: [] }
  const help = found ? [helpWords(found)] : []
  return {
    text: [ownWords(own), ...help].filter((part) => part !== '').join('\n\n'),
    level: null,
    used: [
      ...own.flatMap(({ used }) => used),
      ...(found ? [{ kind: 'help', slug: found.page.slug, title: found.page.title } as const] : []),
    ],
  }
}

/** A defect of a lesson, or a reason for a refund, may be described in words that the help does not use. */
function questionOf(message: string): string {
  if (asksForCertificateName(message)) return 'certificate in the corrected name'
  if (asksForLesson(message) && !/\bcertificate\b/i.test(message))
    return 'lesson does not play or does not count'
  return asksForRefund(message) && !/\bcharged\b/i.test(message) ? 'refunds: ask for the money back' : message
}

/** A question why a submission is not Accepted is about code. */
function asksWhy({ message, submissions }: SahayakFacts): boolean {
  const [newest] = submissions
  const isJudged = newest !== undefined && newest.status !== 'Accepted'
  return (
    isJudged &&
    /\bsubmission\b/i.test(message) &&
    /\b(?:why|wrong|fail\w*|reject\w*|crash\w*)\b/i.test(message)
  )
}

function whyAnswer(own: readonly OwnDataAnswer[]): CoachAnswer {
  return {
    text: `${ownWords(own)}\n\nI do not see your code. Ask Code Ninja why: it is a tab on the page of that problem, and looks at your code and the case that fails.`,
    level: null,
    used: own.flatMap(({ used }) => used),
  }
}

/** A single item is shown without a list. */
function ownWords(own: readonly OwnDataAnswer[]): string {
  return own.length === 1
    ? own.map(({ text }) => text).join('')
    : own.map(({ text }) => `- ${text}`).join('\n')
}

function helpWords({ page, text }: NonNullable<ReturnType<typeof findHelpSection>>): string {
  return `From the help, **${page.title}**:\n\n${wholeParagraphs(text)}`
}

/**
 * As many whole paragraphs as fit, with the line breaks of the Markdown file removed, because the chat shows each line
 * break. Lists, tables and code keep their lines.
 */
function wholeParagraphs(text: string): string {
  let taken = ''
  for (const paragraph of text.split(/\n\n+/).map(unwrapped)) {
    if (taken !== '' && taken.length + paragraph.length > maxHelpCharacters) break
    taken += `${taken === '' ? '' : '\n\n'}${paragraph}`
  }
  return taken
}

function unwrapped(paragraph: string): string {
  if (/^(?:```| {4})/m.test(paragraph)) return paragraph
  return paragraph.replace(/\n(?! *(?:[-*+] |\d+\. |[>|#]))\s*/g, ' ')
}

function smallTalk(message: string): string | null {
  if (tampering.test(message)) return unknownAnswer
  if (greeting.test(message))
    return 'Hello. Ask me about your orders, premium, courses, submissions, or how things work here.'
  if (thanks.test(message)) return 'You are welcome.'
  if (toPeople.test(message)) return formBeside
  if (self.test(message))
    return 'I am the offline coach: a program of this installation, no language model. I look things up in the pages of help, and in your own orders, courses and submissions. What I do not know, the people who run this installation do: write to them with the form beside.'
  if (aboutProblem.test(message) && !/\bcode ninja\b|\bhints?\b.*\bcost\b|\bpremium\b/i.test(message))
    return 'For help with a problem ask Code Ninja: it is a tab on the page of each problem, and sees your code and your verdict.'
  return null
}
