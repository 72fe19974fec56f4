import { findVerdict, type Verdict } from '@codedojo/contract'
import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { crashName } from '../verdict/crash-meanings.ts'
import { asksForHelp } from './asks-for-help.ts'
import { asksForSolution } from './asks-for-solution.ts'
import type { Concept } from './concept.ts'
import { asksForRecipe, findAskedConcepts, findNamedConcepts } from './concepts.ts'
import { findAskedWord } from './find-asked-word.ts'
import { isFrustrated } from './is-frustrated.ts'
import { isOffTopic } from './is-off-topic.ts'
import { findAskedRecipe, type Recipe } from './recipes.ts'

/** What a message asks for; `unknown` when the coach cannot tell. */
export type Intent =
  | {
      readonly kind:
        | 'off-topic'
        | 'greeting'
        | 'thanks'
        | 'self'
        | 'solution'
        | 'statement'
        | 'complexity'
        | 'input'
        | 'limits'
        | 'better'
        | 'failing'
        | 'frustrated'
        | 'tests'
        | 'case-count'
        | 'unknown'
        | 'hint'
    }
  | { readonly kind: 'example'; readonly index: number | null }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'concept' | 'fitting'; readonly concepts: readonly Concept[] }
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'other-verdict'; readonly verdict: Verdict }
  | { readonly kind: 'line'; readonly line: number | null }
  | { readonly kind: 'crash'; readonly name: string }
  | { readonly kind: 'word'; readonly word: string }

type Plain = Exclude<
  Intent['kind'],
  'example' | 'verdict' | 'other-verdict' | 'concept' | 'fitting' | 'recipe' | 'line' | 'crash' | 'word'
>

const better =
  /\b(?:better|faster|quicker|cleaner|nicer|shorter|smarter|more efficient|optimal|other|different)\s+(?:way|ways|solution|approach|method|algorithm|code|answer)\b|\boptimi[sz]e\b|\bimprove\b|\b(?:be|make it|do) (?:better|faster|quicker)\b/i
const failingAsked =
  /\b(?:which|what)\s+(?:\w+\s+){0,2}(?:tests?|cases?|inputs?|examples?)\b.{0,30}\b(?:fail\w*|wrong|break\w*|crash\w*)\b|\b(?:fail(?:ing|ed|s)?|wrong)\s+(?:test ?)?(?:tests?|cases?|inputs?)\b|\bwhat (?:does|did) it fail on\b|\bwhere (?:does|did) it fail\b/i
const lineAsked = /\b(?:which|what) lines?\b(?!.{0,20}\bread\b)|\bline (\d{1,5})\b/i
const plain: readonly (readonly [Plain, RegExp])[] = [
  [
    'complexity',
    /\bcomplexit|\bbig[- ]?o\b|\bhow (?:fast|slow|efficient)\b|\b(?:too|so|very) slow\b|\bwhy\b.{0,20}\bslow\b|\bfast enough\b|\btime and space\b|\bO\(/i,
  ],
  [
    'input',
    /\b(?:read|take|get|parse|scan)\w*\b.{0,25}\b(?:input|stdin|line|numbers?)\b|\binput format\b|\b(?:standard input|stdin)\b/i,
  ],
  [
    'case-count',
    /\bhow many\b.{0,20}\b(?:test ?cases?|tests?|cases?|examples?)\b(?!.*\bfail)|\bnumber of (?:test ?cases?|tests)\b/i,
  ],
  [
    'tests',
    /\b(?:edge|corner|tricky|special|extreme|more|another|own)\s+(?:test ?)?(?:cases?|tests?|inputs?)\b|\b(?:give|make|suggest|need|want)\b.{0,15}\b(?:test ?cases?|tests?|inputs?)\b/i,
  ],
  ['limits', /\b(?:time|memory|output|the|what|which) limits?\b(?!.*exceeded)|\bconstraints?\b/i],
  [
    'statement',
    /\b(?:explain|understand|describe|summar\w+|what does|clarify|simplify)\b.{0,30}\b(?:statement|problem|question|task|asked|ask)\b|\bwhat (?:is|am i) (?:being )?asked\b|\bwhat should (?:be )?(?:the |my )?output\b|\boutput format\b|\bwhat (?:do i|should i|is there to|to) (?:do|print|output|return)\b|\bwhat (?:does|should) the (?:input|output) (?:look|be|mean|contain)\b|\bwhat'?s the (?:task|problem|question) about\b/i,
  ],
]

const greeting =
  /^\s*(?:hi|hii+|hello|hey|yo|namaste|good (?:morning|afternoon|evening)|hola)\b[\s,!.a-z]{0,20}$/i
const thanks =
  /^\s*(?:thanks?|thank you|thx|ty|great|cool|got it|nice|awesome|perfect|ok(?:ay)? thanks?)\b[\s,!.a-z]{0,30}$/i
const self =
  /\b(?:who|what) are you\b|\bwhat can you do\b|\bhow (?:do|can) (?:you|i use you)\b.{0,12}(?:work|help|use)?\s*\?*$|\bare (?:you|u) (?:an? )?(?:real |language )?(?:ai|bot|human|gpt|model|robot|chat ?gpt|gemini|claude|llm|person)\b/i
const exampleAsked =
  /\b(?:explain|understand|trace|walk|how|why|show)\b.{0,40}\b(?:example|sample|(?:test )?case)s?\b\s*#?(\d+)?/i
const short: Readonly<Record<string, Verdict>> = {
  wa: 'Wrong Answer',
  tle: 'Time Limit Exceeded',
  mle: 'Memory Limit Exceeded',
  rte: 'Runtime Error',
  ole: 'Output Limit Exceeded',
  ce: 'Compilation Error',
}

/** Returns what the newest message asks for, judged by its words and the person's last verdict. */
export function detectIntent(facts: NinjaFacts): Intent {
  const { message } = facts
  if (isOffTopic(facts)) return { kind: 'off-topic' }
  return talkIntent(message) ?? askedIntent(facts) ?? { kind: isForHint(message) ? 'hint' : 'unknown' }
}

function isForHint(message: string): boolean {
  return asksForHelp(message) && !asksForRecipe(message)
}

function talkIntent(message: string): Intent | null {
  if (greeting.test(message) && !asksForSolution(message)) return { kind: 'greeting' }
  if (thanks.test(message)) return { kind: 'thanks' }
  if (self.test(message)) return { kind: 'self' }
  const isHint = /\bhint|\bnudge\b|\bstuck\b/i.test(message)
  if (isHint && !/\bcode\b.{0,10}please/i.test(message) && !asksForSolution(message)) return { kind: 'hint' }
  return isFrustrated(message) ? { kind: 'frustrated' } : null
}

function askedIntent({ message, problem, lastWork, functionDeclaration }: NinjaFacts): Intent | null {
  const verdict = verdictAsked(message)
  if (verdict) return { kind: 'verdict', verdict }
  const returns = functionDeclaration === null ? null : returnIntent(message)
  if (returns) return returns
  const crash = /\b(?:what|mean|meaning|define|explain)\b/i.test(message) ? crashName(message) : null
  if (crash !== null) return { kind: 'crash', name: crash }
  const word = findAskedWord(message, problem)
  if (word !== null) return { kind: 'word', word }
  if (failingAsked.test(message)) return { kind: 'failing' }
  const line = lineAsked.exec(message)
  if (line) return { kind: 'line', line: line[1] === undefined ? null : Number(line[1]) }
  const other = otherVerdict(message, lastWork)
  if (other) return { kind: 'other-verdict', verdict: other }
  if (asksForSolution(message)) return { kind: 'solution' }
  const found = plain.find(([, pattern]) => pattern.test(message))
  const recipe = found?.[0] === 'input' ? null : findAskedRecipe(message)
  if (recipe) return { kind: 'recipe', recipe }
  if (fitting.test(message)) return { kind: 'fitting', concepts: findNamedConcepts(message).slice(0, 1) }
  const concepts = findAskedConcepts(message)
  if (concepts.length > 0) return { kind: 'concept', concepts }
  if (found) return { kind: found[0] }
  if (better.test(message)) return { kind: 'better' }
  const example = exampleAsked.exec(message)
  if (example && !/\b(?:fail|wrong|my|how many)\b/i.test(message))
    return { kind: 'example', index: example[1] === undefined ? null : Number(example[1]) }
  return null
}

/** What a function is to return is said by its declaration, and how it returns is no step towards the solution. */
function returnIntent(message: string): Intent | null {
  if (whatReturned.test(message)) return { kind: 'statement' }
  return howReturned.test(message) ? { kind: 'input' } : null
}

const whatReturned =
  /\bwhat\b.{0,20}\b(?:should|must|does|do|has|have|is|am)\b.{0,30}\breturn(?:s|ed)?\b|\bwhat (?:to|type to) return\b|\b(?:which|what) type\b.{0,30}\breturn/i
const howReturned =
  /\bhow (?:do|can|should|would|to|does)\b.{0,30}\breturn\b(?!.{0,30}\b(?:wrong|fail\w*|instead)\b)|\b(?:should|do|must) (?:i|my function|it) (?:print|return)\b.{0,20}\bor\b.{0,12}\b(?:print|return)\b/i

/** "Should I use a heap here?", "which data structure do I need" */
const fitting =
  /\b(?:should|can|could|may|must) (?:i|we|it) (?:use|try|do (?:it|this) with|be (?:solved|done) (?:with|by|using))\b|\b(?:which|what) (?:data structure|algorithm|technique|approach|method)\b.{0,20}\b(?:use|need|here|this|should|best)\b/i

/** "Why TLE?" when the last verdict is a different one. */
function otherVerdict(message: string, lastWork: NinjaFacts['lastWork']): Verdict | null {
  if (lastWork === null || !/\b(?:why|how come|get|got|getting|says?)\b/i.test(message)) return null
  const named = verdictNamed(message)
  return named === null ||
    named === 'Accepted' ||
    named === lastWork.status ||
    lastWork.otherFailures.some(({ status }) => status === named)
    ? null
    : named
}

/** "What does Time Limit Exceeded mean?". In contrast, "why do I get TLE" asks for help. */
function verdictAsked(message: string): Verdict | null {
  if (!/\b(?:mean|means|meaning|what is|what's|what are|define)\b/i.test(message)) return null
  return verdictNamed(message)
}

function verdictNamed(message: string): Verdict | null {
  const named = findVerdict(message)
  const letters = /\b(wa|tle|mle|rte|ole|ce)\b/i.exec(message)?.[1]?.toLowerCase() ?? ''
  return named ?? short[letters] ?? null
}
