import { lineNumberAt, maskCode } from '../code/mask-code.ts'
import { type Insight, isPassed, parseInteger, type Recogniser } from '../wrong-answer/wrong-answer-facts.ts'

const zero = /(?<![\w.])([A-Za-z_]\w{0,40})\s{0,4}=\s{0,4}0(?:\.0|LL?)?(?![\w.])/g
const maxNames = 20

/** The best so far begins with 0, and every real value is worse than that. */
export const recogniseStartAtZero: Recogniser = (facts) => {
  const [right, wrong] = [parseInteger(facts.expectedValue), parseInteger(facts.actualValue)]
  if (right === null || wrong !== 0n || right === 0n) return null
  const word = right < 0n ? 'max' : 'min'
  const bare = maskCode(facts.code, facts.language)
  const found = Array.from(bare.matchAll(zero))
    .slice(0, maxNames)
    .find(([, name = '']) => isKept(bare, { name, word }))
  return found ? insightOf(found[1] ?? '', lineNumberAt(bare, found.index), word) : null
}

interface Kept {
  readonly name: string
  readonly word: 'max' | 'min'
}

/** `best = max(best, …)`, or `if (x > best) best = x`. */
function isKept(bare: string, { name, word }: Kept): boolean {
  const call = new RegExp(
    `(?<![\\w.])${name}\\s*=[^=\\n;]{0,60}\\b${word}\\s*\\([^\\n;]{0,80}(?<![\\w.])${name}\\b`,
  )
  if (call.test(bare)) return true
  const [more, less] = word === 'max' ? ['>', '<'] : ['<', '>']
  const compared = new RegExp(`${more}=?\\s*${name}(?![\\w.([])|(?<![\\w.])${name}\\s*${less}=?(?![<>=])`)
  const isSet = new RegExp(`(?<![\\w.])${name}\\s*=(?!=)(?!\\s*0\\b)`)
  return compared.test(bare) && isSet.test(bare)
}

function insightOf(name: string, line: number, word: 'max' | 'min'): Insight {
  const isMost = word === 'max'
  return {
    meaning: `Line ${line} lets \`${name}\` begin with 0, and 0 is what you print, though the right answer is ${isMost ? 'below' : 'above'} 0: perhaps nothing of this case was ${isMost ? 'larger' : 'smaller'} than that 0, so it was never replaced.`,
    question: `Is 0 a value of the input? What should \`${name}\` be before the first value was seen?`,
    look: `Let \`${name}\` begin with the first value itself.`,
    lines: [line],
    isRefutedBy: (other) => {
      const number = parseInteger(other.expected?.trim() ?? null)
      return isPassed(other) && number !== null && (isMost ? number < 0n : number > 0n)
    },
  }
}
