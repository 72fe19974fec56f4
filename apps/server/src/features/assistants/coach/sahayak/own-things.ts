import type { Evidence } from '@codedojo/contract'
import type { SahayakFacts } from '../../sahayak/sahayak-facts.ts'
import { dayWords } from './day-words.ts'
import { orderSentence } from './order-sentence.ts'

export interface OwnThing {
  /** One or a few sentences. */
  readonly text: string
  readonly used: readonly Evidence[]
}

const owns = /\b(?:my|mine|i|i've|me)\b/i
const subjects = {
  orders:
    /\b(?:order|orders|bought|buy|purchase\w*|paid|pay|payment|refund\w*|ship\w*|sent|deliver\w*|parcel|money|track\w*|receipt|arriv\w*)\b/i,
  premium: /\bpremium|subscription\b/i,
  courses: /\b(?:course|courses|lesson|lessons|certificate|enrol\w*|expire\w*|access)\b/i,
  submissions: /\b(?:submission|submissions|submit\w*|verdict|accepted|judged)\b/i,
} as const

const most = 3

/** What there is to say of the asking person's own things that a question names; empty when it names none. */
export function ownThings(facts: SahayakFacts): OwnThing[] {
  const { message } = facts
  const number = /\border\b\D{0,10}(\d+)/i.exec(message)?.[1]
  if (!owns.test(message) && number === undefined) return []
  const names = (subject: keyof typeof subjects) => subjects[subject].test(message)
  return [
    ...(names('premium') ? [aboutPremium(facts)] : []),
    ...(names('courses') && !names('premium') ? aboutCourses(facts) : []),
    ...(names('orders') && !names('premium') && !names('courses') ? aboutOrders(facts, number) : []),
    ...(names('submissions') ? aboutSubmissions(facts) : []),
  ]
}

function aboutPremium({ person }: SahayakFacts): OwnThing {
  const until = person.premiumUntil
  return {
    text: until ? `Your premium lasts until ${dayWords(until)}.` : 'You have no premium now.',
    used: [{ kind: 'premium' }],
  }
}

function aboutOrders({ orders, message }: SahayakFacts, number: string | undefined): OwnThing[] {
  if (orders.length === 0) return [{ text: 'You have no orders.', used: [] }]
  const named = orders.filter(
    (order) => String(order.number) === number || message.toLowerCase().includes(order.title.toLowerCase()),
  )
  if (number !== undefined && named.length === 0)
    return [{ text: `Among your newest orders there is none with the number ${number}.`, used: [] }]
  return (named.length > 0 ? named : orders).slice(0, most).map((order) => ({
    text: orderSentence(order),
    used: [{ kind: 'order', _id: order._id, title: order.title }],
  }))
}

function aboutCourses({ courses, message }: SahayakFacts): OwnThing[] {
  if (courses.length === 0) return [{ text: 'You own no course.', used: [] }]
  const named = courses.filter(({ title }) => message.toLowerCase().includes(title.toLowerCase()))
  return (named.length > 0 ? named : courses)
    .slice(0, most)
    .map(({ _id, title, expiresAt, completed, lessons }) => ({
      text: `Your course "${title}" is open until ${dayWords(expiresAt)}; ${completed} of its ${lessons} lessons are complete.`,
      used: [{ kind: 'course', _id, title }],
    }))
}

function aboutSubmissions({ submissions }: SahayakFacts): OwnThing[] {
  const [newest] = submissions
  if (!newest) return [{ text: 'You have submitted nothing yet.', used: [] }]
  const { _id, problemId, problemTitle, status, passed, total, createdAt } = newest
  const cases = total === null ? '' : `, with ${passed ?? 0} of ${total} cases Accepted`
  return [
    {
      text: `Your newest submission, to "${problemTitle}" on ${dayWords(createdAt)}, is ${status}${cases}.`,
      used: [{ kind: 'submission', _id, problemId, title: problemTitle }],
    },
  ]
}
