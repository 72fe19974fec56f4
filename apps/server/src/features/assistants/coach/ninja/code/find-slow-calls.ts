import type { Language } from '@codedojo/contract'
import { findGrownTexts } from './find-grown-texts.ts'
import type { SlowCall } from './slow-spot.ts'

type Rule = readonly [RegExp, string]

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  python: [
    [/\.pop\(\s*0\s*\)/g, 'takes the first element off a list, which moves all others'],
    [/\.insert\(\s*0\s*,/g, 'puts an element before a list, which moves all others'],
    // `bin(x).count('1')` looks at the bits of one number.
    [/(?<!\bbin\([^()]{0,40}\))\.(?:index|count|remove)\(/g, 'searches a sequence from its beginning'],
    [/\[\s*:\s*-1\s*\]|\[\s*1\s*:\s*\]/g, 'copies a whole sequence to shorten it'],
    [/\bsorted\(|\.sort\(/g, 'sorts'],
    [/\b(?:max|min|sum)\((?:\s*\w+\s*\)|[^()]*\bfor\b)/g, 'goes through a whole sequence'],
    [/\b(?:max|min|sum)\(\s*\w+\s*\[[^\]\n]*:[^\]\n]*\]\s*\)/g, 'goes through a part of a sequence'],
  ],
  cpp: [
    [
      /\b(?:max_element|min_element|accumulate|count_if|count|find_if|find)\s*\(\s*\w+\.begin/g,
      'goes through a whole sequence',
    ],
    [/\bsort\s*\(/g, 'sorts'],
    [/\.erase\(\s*\w+\.begin\(\)\s*\)/g, 'takes the first element off a vector, which moves all others'],
    [/\.insert\(\s*\w+\.begin\(\)/g, 'puts an element before a vector, which moves all others'],
    [/\.substr\(/g, 'copies a part of a text'],
  ],
  java: [
    [/\.(?:indexOf|lastIndexOf)\(/g, 'searches a sequence from its beginning'],
    [/\.remove\(\s*0\s*\)/g, 'takes the first element off a list, which moves all others'],
    [/\.add\(\s*0\s*,/g, 'puts an element before a list, which moves all others'],
    [/\.(?:substring)\(/g, 'copies a part of a text'],
    [/\b(?:Collections|Arrays)\.sort\(/g, 'sorts'],
  ],
  javascript: [
    [/\.(?:indexOf|includes|lastIndexOf)\(/g, 'searches a sequence from its beginning'],
    [/\.(?:shift|unshift)\(/g, 'moves all elements of an array'],
    [/\.(?:slice|concat|splice)\(/g, 'copies or moves a part of an array'],
    [/\.(?:sort|toSorted)\(/g, 'sorts'],
  ],
}

/** Python: `x = x + …` and `x = … + x`, which are sums where `x` is a number. */
const additions: readonly Rule[] = [
  [/\b(\w+)\s*=\s*\1\s*\+\s*[[(]/g, 'copies a whole list to add to it'],
  [
    /\b(\w+)\s*=\s*(?![\w.]*\1\b)[^\n=+]{1,60}\+\s*\1\s*$/gm,
    'puts something before a sequence, which copies all of it',
  ],
]

/** Calls in masked code whose time grows with the length of a sequence, with their offsets. */
export function findSlowCalls(bare: string, language: Language): SlowCall[] {
  const found = rules[language].flatMap(([pattern, words]) =>
    Array.from(bare.matchAll(pattern), ({ index }) => ({ place: index, words })),
  )
  const constants = constantNames(bare)
  const growing = found.filter(({ place }) => !constants.has(receiverAt(bare, place)))
  if (language === 'python')
    return [...membershipTests(bare), ...withoutSets(bare, growing), ...copyingAdditions(bare)]
  return language === 'java' || language === 'cpp' ? [...findGrownTexts(bare, language), ...growing] : growing
}

function copyingAdditions(bare: string): SlowCall[] {
  // Texts are blank in masked code.
  const begun = bare.matchAll(
    /\b(\w{1,40})[ \t]{0,4}=(?:[ \t]{1,80}$|[ \t]{0,4}(?:\[|list\(|str\(|input\())/gm,
  )
  const sequences = new Set(Array.from(begun, ([, name]) => name))
  return additions.flatMap(([pattern, words]) =>
    Array.from(bare.matchAll(pattern))
      .filter(([, name]) => sequences.has(name))
      .map(({ index }) => ({ place: index, words })),
  )
}

/** String literals are blank in masked code. */
const literal = '"'

/** The receiver of a call: a name or a string literal; empty if unknown. */
function receiverAt(bare: string, place: number): string {
  const before = bare.slice(Math.max(0, place - 60), place)
  const name = /(?<!\w)[A-Za-z_]\w*$/.exec(before)?.[0]
  if (name !== undefined) return name
  return bare[place] === '.' && /[(=,[{+:;&|!?<>]\s+$/.test(before) ? literal : ''
}

/** The names that are assigned once, to a short literal text or list: `"([{".indexOf(c)` looks at only three letters. */
function constantNames(bare: string): ReadonlySet<string> {
  const sets = new Map<string, boolean>()
  for (const [, name = '', how, to = ''] of bare.matchAll(settings))
    sets.set(name, !sets.has(name) && how === '=' && /^\s*(?:,|$|\[[^\w]*\])/.test(to))
  return new Set([literal, ...Array.from(sets).flatMap(([name, isConstant]) => (isConstant ? [name] : []))])
}

/** Matches an assignment or addition to a name: the name, the operator, and what follows. */
const settings =
  /(?<![\w.])([A-Za-z_]\w*)\s*([-+*/|&^]?=(?!=)|\.(?:add|push|append|insert)\b)(?=([^\n;]{0,120}))/g

/** `seen.remove(x)` is quick where `seen` is a set. */
function withoutSets(bare: string, calls: readonly SlowCall[]): SlowCall[] {
  const sets = new Set(Array.from(bare.matchAll(/\b(\w+)\s*=\s*(?:set\(|\{)/g), ([, name]) => name))
  return calls.filter(
    ({ place }) => !bare.startsWith('.remove(', place) || !sets.has(receiverAt(bare, place)),
  )
}

/** `x in names` where `names` was initialised as a list. */
function membershipTests(bare: string): SlowCall[] {
  const lists = new Set(Array.from(bare.matchAll(/\b(\w+)\s*=\s*(?:\[|list\()/g), ([, name]) => name))
  return Array.from(bare.matchAll(/(?<!\bfor [\w, ()]{1,60})\bin\s+(\w+)\s*(?=[:\n)]|and\b|or\b|else\b)/g))
    .filter(([, name]) => lists.has(name))
    .map(({ index }) => ({ place: index, words: 'searches a list from its beginning' }))
}
