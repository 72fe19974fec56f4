import type { Evidence } from '@codedojo/contract'
import type { SahayakFacts } from '../../sahayak/sahayak-facts.ts'
import { dayText } from './day-text.ts'
import { findNamedItems } from './find-named-items.ts'
import { orderSentence, refundSentence, sortByUrgency } from './order-sentence.ts'

export interface OwnDataAnswer {
  /** One or a few sentences. */
  readonly text: string
  readonly used: readonly Evidence[]
}

const owns = /\b(?:my|mine|i|i'?ve|i'?m|me|we|our)\b/i
const subjects = {
  refund:
    /\b(?:refund\w*|money ?back|give (?:it|them|this) back|return(?:ed|ing)? (?:my|the|it|this)|pay(?:ed)? (?:me )?back|cancel\w* (?:my|the|an) (?:order|course|purchase))\b/i,
  orders:
    /\b(?:order|orders|ordered|bought|buy|purchase\w*|paid|pay|payment|ship\w*|sent|deliver\w*|parcel|package|money|track\w*|receipt|invoice|arriv\w*|dispatch\w*)\b/i,
  premium: /\bpremium|subscription\b/i,
  courses: /\b(?:course|courses|lesson|lessons|certificate|enrol\w*|expire\w*|access)\b/i,
  submissions: /\b(?:submission|submissions|submit\w*|verdict|accepted|judged)\b/i,
} as const
/** A lesson or its video, together with a word for a defect. */
const lesson = /\b(?:lessons?|videos?|films?|movies?|clips?|recordings?|lectures?|player)\b/i
const trouble =
  /\b(?:trouble|problem|issue|error|fail\w*|stuck|black|blank|frozen?|freez\w*|buffer\w*|broken|locked|lag\w*|no sound|not|cannot|can'?t|cant|won'?t|wont|doesn'?t|doesnt|isn'?t|isnt|didn'?t|never|wrong|help)\b/i

const most = 3

/** What to say about the person's own orders, courses and so on that a question names; empty when it names none. */
export function answerFromOwnData(facts: SahayakFacts): OwnDataAnswer[] {
  const { message, orders, courses } = facts
  const number = /\border\b\D{0,10}(\d+)/i.exec(message)?.[1] ?? /#\s?(\d+)\b/.exec(message)?.[1]
  const named = {
    order: findNamedItems(orders, message).length > 0,
    course: findNamedItems(courses, message).length > 0,
  }
  if (!owns.test(message) && number === undefined && !named.order && !named.course) return []
  const names = (subject: keyof typeof subjects) => subjects[subject].test(message)
  // The help alone answers how to correct the name on a certificate, whichever course it is for.
  if (asksForCertificateName(message)) return []
  if (names('refund')) return aboutRefund(facts, number)
  const isOfCourse =
    names('courses') || (courses.length > 0 && asksForLesson(message)) || (named.course && !names('orders'))
  const isOfOrder = names('orders') || number !== undefined || named.order
  return [
    ...(names('premium') ? [aboutPremium(facts)] : []),
    ...(isOfCourse && !names('premium') ? aboutCourses(facts) : []),
    ...(isOfOrder && !names('premium') && !isOfCourse ? aboutOrders(facts, number) : []),
    ...(names('submissions') ? aboutSubmissions(facts) : []),
  ]
}

/** Whether the message asks for a refund, or about refunds. */
export function asksForRefund(message: string): boolean {
  return subjects.refund.test(message)
}

/** Whether somebody wants the name on a certificate changed. */
export function asksForCertificateName(message: string): boolean {
  return /\bcertificates?\b/i.test(message) && /\b(?:names?|named|spell\w*|misspel\w*)\b/i.test(message)
}

/** Whether somebody reports a defect of a lesson. */
export function asksForLesson(message: string): boolean {
  return lesson.test(message) && trouble.test(message)
}

function aboutPremium({ person }: SahayakFacts): OwnDataAnswer {
  const until = person.premiumUntil
  return {
    text: until ? `Your premium lasts until ${dayText(until, person.zone)}.` : 'You have no premium now.',
    used: [{ kind: 'premium' }],
  }
}

function aboutOrders(facts: SahayakFacts, number: string | undefined): OwnDataAnswer[] {
  return tellOrders(facts, { number, tell: (order) => orderSentence(order, facts.person.zone) })
}

function aboutRefund(facts: SahayakFacts, number: string | undefined): OwnDataAnswer[] {
  const when = { zone: facts.person.zone, now: facts.now }
  const paid = facts.orders.filter(({ paidAt }) => paidAt !== null)
  const isNamed = number !== undefined || findNamedItems(facts.orders, facts.message).length > 0
  // Unless the question names an order, only paid ones are meant.
  const meant = isNamed || paid.length === 0 ? facts : { ...facts, orders: paid }
  return tellOrders(meant, { number, tell: (order) => refundSentence(order, when) })
}

type Order = SahayakFacts['orders'][number]

/** The order with that number, else the named ones, else the most urgent ones. */
function tellOrders(
  { orders, message }: SahayakFacts,
  { number, tell }: { readonly number: string | undefined; readonly tell: (order: Order) => string },
): OwnDataAnswer[] {
  if (orders.length === 0) return [{ text: 'You have no orders.', used: [] }]
  const numbered = orders.filter((order) => String(order.number) === number)
  if (number !== undefined && numbered.length === 0)
    return [{ text: `Among your newest orders there is none with the number ${number}.`, used: [] }]
  const named = numbered.length > 0 ? numbered : findNamedItems(orders, message)
  const all = sortByUrgency(named.length > 0 ? named : orders)
  const shown = all.slice(0, most).map(
    (order): OwnDataAnswer => ({
      text: tell(order),
      used: [{ kind: 'order', _id: order._id, title: order.title }],
    }),
  )
  const left = all.length - shown.length
  const rest = left === 1 ? 'One more order stands' : `${left} more orders stand`
  return left > 0 ? [...shown, { text: `${rest} on the page **Orders**.`, used: [] }] : shown
}

/** The named ones; otherwise the one that expires first. */
function aboutCourses({ courses, message, person: { zone }, now }: SahayakFacts): OwnDataAnswer[] {
  if (courses.length === 0) return [{ text: 'You own no course.', used: [] }]
  const named = findNamedItems(courses, message)
  const isOver = (course: (typeof courses)[number]) => course.expiresAt <= now
  return (named.length > 0 ? named : courses)
    .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)) || Number(a.expiresAt) - Number(b.expiresAt))
    .slice(0, most)
    .map((course) => {
      const { _id, title, expiresAt, completed, lessons } = course
      const day = dayText(expiresAt, zone)
      const until = isOver(course)
        ? `ended on ${day}, so its lessons are closed; your progress is kept`
        : `is open until ${day}`
      return {
        text: `Your course "${title}" ${until}; ${completed} of its ${lessons} lessons are complete.`,
        used: [{ kind: 'course', _id, title }],
      }
    })
}

function aboutSubmissions({ submissions, person: { zone } }: SahayakFacts): OwnDataAnswer[] {
  const [newest] = submissions
  if (!newest) return [{ text: 'You have submitted nothing yet.', used: [] }]
  const { _id, problemId, problemTitle, status, passed, total, createdAt } = newest
  const cases = total === null ? '' : `, with ${passed ?? 0} of ${total} cases Accepted`
  return [
    {
      text: `Your newest submission, to "${problemTitle}" on ${dayText(createdAt, zone)}, is ${status}${cases}.`,
      used: [{ kind: 'submission', _id, problemId, title: problemTitle }],
    },
  ]
}
