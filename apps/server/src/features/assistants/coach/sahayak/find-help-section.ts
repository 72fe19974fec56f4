import type { SahayakFacts } from '../../sahayak/sahayak-facts.ts'
import { stemWords } from './stem-words.ts'

type Page = SahayakFacts['helpPages'][number]

/** A section of a help page, under one heading. */
interface Section {
  readonly page: Page
  /** Empty for the text before the first heading. */
  readonly heading: string
  readonly text: string
}

/** Weights: a match in a page title or in a heading adds to that in the text. */
const weights = { title: 2.5, heading: 2.5, text: 1 } as const
/** Minimum share of the question's total word weight that a section must match. */
const minShare = 0.45

/** The help section that best matches a question; null when none matches enough of its words. */
export function findHelpSection(pages: readonly Page[], question: string): Section | null {
  const stems = [...new Set(stemWords(question))]
  const sections = pages.flatMap(sectionsOf).map((section) => ({ section, ...stemsIn(section) }))
  const rarity = new Map(
    stems.map((stem) => {
      const holders = sections.filter(({ text }) => text.has(stem)).length
      // A word that occurs in no section has the weight of a word in one, so it lowers the share of all of them.
      return [stem, Math.log(1 + sections.length / Math.max(1, holders))]
    }),
  )
  const scored = sections.map(({ section, title, heading, text }) => {
    const found = stems.filter((stem) => text.has(stem))
    const score = found.reduce((sum, stem) => {
      const place = (title.has(stem) ? weights.title : 0) + (heading.has(stem) ? weights.heading : 0)
      return sum + (rarity.get(stem) ?? 0) * (weights.text + place)
    }, 0)
    const share = sumOf(found, rarity) / Math.max(sumOf(stems, rarity), 1e-9)
    return { section, score, share }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.share >= minShare ? best.section : null
}

function sumOf(stems: readonly string[], rarity: ReadonlyMap<string, number>): number {
  return stems.reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0)
}

function stemsIn({ page, heading, text }: Section) {
  const head = `${page.title} ${page.summary}`
  return {
    title: new Set(stemWords(page.title)),
    heading: new Set(stemWords(heading)),
    text: new Set(stemWords(`${head} ${heading} ${text}`)),
  }
}

function sectionsOf(page: Page): Section[] {
  return page.markdown.split(/^## /m).flatMap((part, at) => {
    const [first = '', ...rest] = part.split('\n')
    const heading = at === 0 ? '' : first.trim()
    const text = (at === 0 ? part : rest.join('\n')).trim()
    return text === '' ? [] : [{ page, heading, text }]
  })
}
