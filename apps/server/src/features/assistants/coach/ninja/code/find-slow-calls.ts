import type { Language } from '@codedojo/contract'

/** A call that scans, moves or copies a whole sequence. */
export interface SlowCall {
  readonly place: number
  /** What the call does; completes "line 7 …". */
  readonly words: string
}

type Rule = readonly [RegExp, string]

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  python: [
    [/\.pop\(\s*0\s*\)/g, 'takes the first element off a list, which moves all others'],
    [/\.insert\(\s*0\s*,/g, 'puts an element before a list, which moves all others'],
    [/\.(?:index|count|remove)\(/g, 'searches a sequence from its beginning'],
    [/\b(\w+)\s*=\s*\1\s*\+\s*[[(]/g, 'copies a whole list to add to it'],
    [/\[\s*:\s*-1\s*\]|\[\s*1\s*:\s*\]/g, 'copies a whole sequence to shorten it'],
    [/\bsorted\(|\.sort\(/g, 'sorts'],
    [/\b(?:max|min|sum)\((?:\s*\w+\s*\)|[^()]*\bfor\b)/g, 'goes through a whole sequence'],
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
  return language === 'python' ? [...membershipTests(bare), ...found] : found
}

/** `x in names` where `names` was initialised as a list. */
function membershipTests(bare: string): SlowCall[] {
  const lists = new Set(Array.from(bare.matchAll(/\b(\w+)\s*=\s*(?:\[|list\()/g), ([, name]) => name))
  return Array.from(bare.matchAll(/(?<!\bfor [\w, ()]{1,60})\bin\s+(\w+)\s*(?=[:\n)]|and\b|or\b|else\b)/g))
    .filter(([, name]) => lists.has(name))
    .map(({ index }) => ({ place: index, words: 'searches a list from its beginning' }))
}
