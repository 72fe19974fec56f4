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
    [/\b(\w+)\s*=\s*\1\s*\+\s*[[(]/g, 'copies a whole list to add to it'],
    [/\[\s*:\s*-1\s*\]|\[\s*1\s*:\s*\]/g, 'copies a whole sequence to shorten it'],
    [/\bsorted\(|\.sort\(/g, 'sorts'],
    [
      /\b(\w+)\s*=\s*(?![\w.]*\1\b)[^\n=+]{1,60}\+\s*\1\s*$/gm,
      'puts something before a sequence, which copies all of it',
    ],
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

/** Calls in masked code whose time grows with the length of a sequence, with their offsets. */
export function findSlowCalls(bare: string, language: Language): SlowCall[] {
  const found = rules[language].flatMap(([pattern, words]) =>
    Array.from(bare.matchAll(pattern), ({ index }) => ({ place: index, words })),
  )
  const known = new Map<string, boolean>()
  const growing = found.filter(({ place }) => {
    const receiver = receiverAt(bare, place)
    if (!known.has(receiver)) known.set(receiver, isConstant(bare, receiver))
    return known.get(receiver) === false
  })
  if (language === 'python')
    return [...membershipTests(bare), ...growing.filter((call) => !isOfSet(bare, call))]
  return language === 'java' || language === 'cpp' ? [...findGrownTexts(bare, language), ...growing] : growing
}

/** A text that stands in the code itself is blank in masked code. */
const literal = '"'

/** What a call is made on: a name, a text of the code, or nothing that is known (empty). */
function receiverAt(bare: string, place: number): string {
  const before = bare.slice(Math.max(0, place - 60), place)
  const name = /(?<!\w)[A-Za-z_]\w*$/.exec(before)?.[0]
  if (name !== undefined) return name
  return bare[place] === '.' && /[(=,[{+:;&|!?<>]\s+$/.test(before) ? literal : ''
}

/** A short text or list that is set once to what stands in the code: `"([{".indexOf(c)` looks at three letters. */
function isConstant(bare: string, receiver: string): boolean {
  if (receiver === literal || receiver === '') return receiver === literal
  const sets = `(?<![\\w.])${receiver}\\s*([-+*/|&^]?=(?!=)|\\.(?:add|push|append|insert)\\b)([^\\n;]{0,120})`
  const set = Array.from(bare.matchAll(new RegExp(sets, 'g')))
  return set.length === 1 && set[0]?.[1] === '=' && /^\s*(?:,|$|\[[^\w]*\])/.test(set[0]?.[2] ?? 'x')
}

/** `seen.remove(x)` is quick where `seen` is a set. */
function isOfSet(bare: string, { place }: SlowCall): boolean {
  const receiver = receiverAt(bare, place)
  return (
    bare.startsWith('.remove(', place) &&
    new RegExp(`\\b${receiver || '(?!)'}\\s*=\\s*(?:set\\(|\\{)`).test(bare)
  )
}

/** `x in names` where `names` was initialised as a list. */
function membershipTests(bare: string): SlowCall[] {
  const lists = new Set(Array.from(bare.matchAll(/\b(\w+)\s*=\s*(?:\[|list\()/g), ([, name]) => name))
  return Array.from(bare.matchAll(/(?<!\bfor [\w, ()]{1,60})\bin\s+(\w+)\s*(?=[:\n)]|and\b|or\b|else\b)/g))
    .filter(([, name]) => lists.has(name))
    .map(({ index }) => ({ place: index, words: 'searches a list from its beginning' }))
}
