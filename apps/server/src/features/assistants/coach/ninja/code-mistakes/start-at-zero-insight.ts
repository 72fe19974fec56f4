import { maskCode } from '@codedojo/contract'
import { lineNumberAt } from '../code/line-numbers.ts'
import { type Insight, isPassed, parseInteger, type Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

const zero = /(?<![\w.])([A-Za-z_]\w{0,40})\s{0,4}=\s{0,4}0(?:\.0|LL?)?(?![\w.])/g
const maxNames = 20

/** The largest value so far begins with 0, and every value of the case is smaller. */
export const recogniseStartAtZero: Recogniser = (facts) => {
  const [right, wrong] = [parseInteger(facts.expectedValue), parseInteger(facts.actualValue)]
  if (right === null || right >= 0n || wrong !== 0n) return null
  const bare = maskCode(facts.code, facts.language)
  const found = Array.from(bare.matchAll(zero))
    .slice(0, maxNames)
    .find(([, name = '']) => isPrinted(bare, name) && isLargest(bare, name))
  return found ? insightOf(found[1] ?? '', lineNumberAt(bare, found.index)) : null
}

const printing = /\b(?:print\w*|cout|console\.log|return|write)\b[^\n;]{0,200}/g

function isPrinted(bare: string, name: string): boolean {
  const isNamed = new RegExp(`(?<![\\w.])${name}(?![\\w(])`)
  return Array.from(bare.matchAll(printing)).some(([text]) => isNamed.test(text))
}

/** `best = max(best, …)`, or `if (x > best) best = x`. */
function isLargest(bare: string, name: string): boolean {
  const call = new RegExp(
    `(?<![\\w.])${name}\\s*=[^=\\n;]{0,60}\\bmax\\s*\\([^\\n;]{0,80}(?<![\\w.])${name}\\b`,
  )
  const compared = new RegExp(`>=?\\s*${name}(?![\\w.([])|(?<![\\w.])${name}\\s*<=?(?![<>=])`)
  const isSet = new RegExp(`(?<![\\w.])${name}\\s*=(?!=)(?!\\s*0\\b)`)
  return call.test(bare) || (compared.test(bare) && isSet.test(bare))
}

function insightOf(name: string, line: number): Insight {
  return {
    meaning: `Line ${line} lets \`${name}\` begin with 0, and 0 is what you print, though the right answer is below 0: perhaps nothing of this case was larger than that 0, so it was never replaced.`,
    question: `Is 0 a value of the input? What should \`${name}\` be before the first value was seen?`,
    look: `Let \`${name}\` begin with the first value itself.`,
    lines: [line],
    isRefutedBy: (other) => isPassed(other) && (parseInteger(other.expected?.trim() ?? null) ?? 0n) < 0n,
  }
}
