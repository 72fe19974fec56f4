import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { asksForSolutionInOtherLanguage } from './asks-for-solution.ts'
import { findNamedConcepts } from './concepts.ts'
import { isFrustrated } from './is-frustrated.ts'
import { isTopical, splitIntoWords, stopWords } from './words.ts'

/** Attempts to change the role of the assistant; always refused, whatever else the message says. */
const tampering =
  /\b(?:ignore|disregard|forget|override|bypass|drop)\b.{0,40}\b(?:instruction|rule|prompt|polic|guideline|restriction|above|previous)|\b(?:system|hidden|initial|secret)\s+(?:prompt|instruction|message)|\b(?:your|the)\s+(?:instructions|prompt|system message)\b|\byou\s+are\s+(?:now|no longer)\b|\b(?:pretend|roleplay|role-play|act\s+as|jailbreak|developer mode|dan mode)\b|\b(?:api|secret)\s*key\b|\bnew (?:persona|rules?)\b/i

const elsewhere =
  /\b(?:weather|forecast|politic\w*|president|prime minister|election|vote for|recipe|cook|bake|cake|pizza|eat|food|breakfast|lunch|dinner|snack|drink|wear|clothes|sleep|gym|salary|movie|film|song|lyrics|poem|haiku|joke|essay|love letter|dating|girlfriend|boyfriend|football|cricket|soccer|match score|news|stock price|bitcoin|crypto|invest|capital (?:of|city)|translate|horoscope|astrolog\w*|holiday|travel|flight|hotel|doctor|medicine|headache|religion|god|war|celebrit\w*|instagram|tiktok|birthday|biology|chemistry|history (?:of|essay)|geograph\w*|meaning of life|cover letter|resume|cv)\b/i

/** Topics that are off-topic unless the problem's story is about them. */
const neverHere =
  /\b(?:weather|recipe|cook|bake|poem|haiku|song|lyrics|joke|essay|love letter|horoscope|physics|rich|movie)\b/i

/** Questions about the product, which Sahayak answers. */
const product =
  /\b(?:premium|subscriptions?|pricing|prices?|refunds?|money back|invoices?|receipts?|coupons?|discounts?|payments?|shipping|certificates?|goodies|t-?shirts?|passwords?|(?:can'?t|cannot|how (?:do i|to|can i)) (?:log|sign) ?(?:in|up|out)|e-?mail|my orders?|my account|delete (?:my |the )?account|orders? (?:number|status|#? ?\d+)|(?:cancel|track|where is|place) (?:my |the |an )?orders?|(?<!of |(?:fail|failing|pass|passing|for) (?:the |my |this )?)courses?|customer (?:care|support)|support team|how much does (?:it|this|that) cost|dark mode|themes?|leaderboard)\b|\b(?:your|an|delete|close) accounts?\b/gi

/** Small talk about neither the problem nor a program. */
const chatter =
  /\bhow (?:are|r) (?:you|u)\b|\bhow(?:'s| is) (?:it going|your)\b|\bwhat'?s up\b|\b(?:favou?rite|your (?:name|age|day|hobb\w+|family))\b|\bdo you (?:like|love|sleep|eat|feel|dream|drink|have (?:feelings|friends|a))\b|\bi(?:'?m| am) (?:bored|hungry|sleepy|single)\b|\bwho (?:made|created|built|invented) you\b|\bwhat (?:day|date|time) is (?:it|today)\b|\btell me (?:something|a story|a fact)\b|\bhow old are you\b|\bwhere (?:are you from|do you live)\b|\bare you (?:married|single|alive|conscious|happy)\b|\bi love you\b|\bmarry me\b|\bhappy (?:new year|diwali|holidays)\b/i

const asksForSomething =
  /^(?:who|where|when)\s+(?:is|was|are|were|did)\b|\b(?:tell me about|write (?:me )?an?|compose)\b/i

/**
 * Whether a message is about something other than problems and programs. A short or unclear message is not off-topic:
 * the coach says that it does not understand it. Words of the problem's story always count as on-topic.
 */
export function isOffTopic({ message, problem }: NinjaFacts): boolean {
  if (tampering.test(message)) return true
  if (asksForSolutionInOtherLanguage(message)) return false
  const story = new Set(splitIntoWords(`${problem.title} ${problem.description} ${problem.tags.join(' ')}`))
  const words = splitIntoWords(message).filter((word) => !stopWords.has(word))
  const isKnown =
    findNamedConcepts(message).length > 0 ||
    words.some((word) => isTopical(word) || (story.has(word) && word.length > 3))
  if (chatter.test(message)) return true
  if (Array.from(message.matchAll(product), ([found]) => found).some((found) => !isOfStory(found, story)))
    return true
  const other = elsewhere.exec(message)?.[0].toLowerCase()
  const never = neverHere.exec(message)?.[0].toLowerCase()
  if (never !== undefined && !story.has(never)) return true
  if (other !== undefined && !splitIntoWords(other).every((word) => story.has(word))) return !hasTopic(words)
  if (isKnown || isFrustrated(message) || !isEnglish(message)) return false
  return words.length >= 4 || (words.length >= 1 && asksForSomething.test(message.trim()))
}

function isOfStory(found: string, story: ReadonlySet<string>): boolean {
  return splitIntoWords(found).some((word) => word.length > 3 && story.has(word))
}

/** A message in another language has hardly any English function words; its topic cannot be determined. */
const minEnglishShare = 0.2
function isEnglish(message: string): boolean {
  const words = splitIntoWords(message)
  return words.filter((word) => stopWords.has(word)).length >= words.length * minEnglishShare
}

/**
 * Whether the message has content besides the words of asking: "explain the weather" and "help me with a cake" are
 * off-topic.
 */
function hasTopic(words: readonly string[]): boolean {
  const asking =
    /^(?:help|why|how|what|idea|step|next|start|time|text|line|off|yes|no|ok|no\w?|again|best|long|order|number|two|work|works|write|run|mean|data|key|range)$/
  return words.some((word) => isTopical(word) && !asking.test(word))
}
