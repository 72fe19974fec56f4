import { sortByUrgency } from '../coach/index.ts'
import type { SahayakFacts } from './sahayak-facts.ts'

/** Words that show that a question is about the person's own data. */
const subjects = {
  orders:
    /\b(order|bought|buy|purchase|pay|paid|payment|money|refund|ship|sent|deliver|track|parcel|price|receipt|goodie|product|mug|shirt)/i,
  courses: /\b(course|lesson|certificate|enrol|learn|video|expire)/i,
  submissions:
    /\b(submission|submit|verdict|accepted|wrong answer|time limit|judge|solved|problem|test ?case|runtime|code)/i,
} as const
const ownMost = 5
const maxPages = 3

/** Selects the facts that a question and the one before it seem to be about; only these are sent to a model. */
export function chooseFacts(facts: SahayakFacts): SahayakFacts {
  const before = facts.history.findLast(({ role }) => role === 'user')?.text ?? ''
  const words = `${facts.message}\n${before}`
  const named = {
    orders: subjects.orders.test(words),
    courses: subjects.courses.test(words),
    submissions: subjects.submissions.test(words),
  }
  const isOfNone = !Object.values(named).includes(true)
  const most = (isNamed: boolean) => (isNamed ? ownMost : isOfNone ? 1 : 0)
  return {
    ...facts,
    helpPages: nearestPages(facts, words),
    orders: sortByUrgency(facts.orders).slice(0, most(named.orders)),
    courses: facts.courses.slice(0, most(named.courses)),
    submissions: facts.submissions.slice(0, most(named.submissions)),
  }
}

/** The pages that share most rare words with the question, best first. */
function nearestPages({ helpPages }: SahayakFacts, question: string): SahayakFacts['helpPages'] {
  const pages = helpPages.map((page) => ({
    page,
    title: stemsOf(`${page.title} ${page.summary}`),
    all: stemsOf(`${page.title} ${page.summary} ${page.markdown}`),
  }))
  const weightOf = (stem: string) => {
    const holders = pages.filter(({ all }) => all.has(stem)).length
    return holders === 0 ? 0 : Math.log(1 + pages.length / holders)
  }
  const stems = [...stemsOf(question)]
  const scored = pages.map(({ page, title, all }) => {
    const scores = stems.map((stem) => (all.has(stem) ? weightOf(stem) * (title.has(stem) ? 3 : 1) : 0))
    return { page, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const found = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  return found.slice(0, maxPages).map(({ page }) => page)
}

/** Words of at least three letters without their endings, such as `refund` for `refunded`. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return new Set(words.map((word) => word.replace(/(?<=[a-z]{3})(ing|ed|es|s|e)$/, '')))
}
