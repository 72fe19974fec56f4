import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { aboutWord } from '../talk/about-word.ts'
import { isTopical, stopWords } from './words.ts'

/** The maximum number of words of a message that are looked up. */
const maxWords = 12
const asking = /\b(?:what|mean|means|meaning|explain|define|who|understand)\b/i
const quoted = /(?<!\w)["'“‘`]([^"'“”‘’`]{1,40})["'”’`](?!\w)/
const meaning =
  /\bwhat (?:does|do|is|are)\s+(?:the\s+|an?\s+)?(?:word\s+)?([\w-]{1,40})\s+(?:mean|stand for|meant)/i
const what =
  /\bwhat(?:'s| is| are| about)\s+(?:the\s+|an?\s+)?(?:word\s+)?((?:[\w-]{1,40}\s+){0,2}[\w-]{1,40}?)(?:\s+here|\s+in this (?:problem|task))?\s*[?.!]*$/i

/** The word that a message asks about, if the statement contains it; null if none. */
export function findAskedWord(message: string, problem: NinjaFacts['problem']): string | null {
  if (!asking.test(message)) return null
  const named = quoted.exec(message)?.[1] ?? meaning.exec(message)?.[1] ?? plainWord(message, problem)
  if (named === null || named === undefined || stopWords.has(named.toLowerCase())) return null
  return aboutWord({ problem }, named) ? named : null
}

/**
 * For questions without "mean": programming terms are left out, because they are asked about in general or about the
 * code.
 */
function plainWord(message: string, problem: NinjaFacts['problem']): string | null {
  const phrase = what.exec(message)?.[1] ?? ''
  return findStoryWord(phrase, problem)
}

/** The last word of a text that occurs in the statement and is not a programming term; null if none. */
export function findStoryWord(text: string, problem: NinjaFacts['problem']): string | null {
  const own = (text.toLowerCase().match(/[a-z][a-z-]{2,40}/g) ?? []).filter(
    (word) => !stopWords.has(word) && !isTopical(word),
  )
  return own.slice(-maxWords).findLast((word) => aboutWord({ problem }, word) !== null) ?? null
}
