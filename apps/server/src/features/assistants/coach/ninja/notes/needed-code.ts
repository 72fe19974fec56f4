import { findCalls, findFunctions } from '../code/find-functions.ts'
import type { NoteEvidence } from './note-evidence.ts'
import type { Note } from './read-notes.ts'

type Need = (evidence: NoteEvidence) => boolean

const has =
  (code: RegExp): Need =>
  ({ bare }) =>
    code.test(bare)

/** What a program has that makes a mistake of this title. */
const needed: readonly (readonly [title: RegExp, need: Need])[] = [
  [/^sort/, has(/sort|priority_queue|PriorityQueue|heap|TreeMap|TreeSet|\bset</i)],
  [/\brecursi|\bdepth-first/, (evidence) => callsItself(evidence) || /stack|pop/i.test(evidence.bare)],
  [/\bto the end\b/, (evidence) => callsItself(evidence) || /stack|pop/i.test(evidence.bare)],
  [/\bdivi(?:ding|sion)|\bquotient/, has(/\/|>>|%/)],
  [/\bremainder|\bmodulo/, has(/%|divmod|remainder|mod/)],
  [/\bround(?:ing|ed)\b/, has(/round|floor|ceil|trunc|\/|\bint\b|fixed|precision/i)],
  [/\bfloating|\bdecimal|\bfractions?\b/, has(/\bfloat|double|sqrt|pow|\/|\.\d/)],
  [/\bcop(?:y|ies|ying)\b/, has(/\[[^\]\n]{0,40}:|slice|copy|clone|substr|list\(|\bnew\b|\[\.\.\./)],
  [/\bsemicolon\b/, has(/\)\s{0,9};/)],
  [/\btwo pointers\b/, has(/\bwhile\b/)],
  [/\bbinary search/, has(/\bmid|bisect|lower_bound|upper_bound|>>>? ?1|\/ ?2/)],
  [/\bstack\b/, has(/stack|pop|append|push/i)],
  [/\bset\b|\bsets\b/, has(/\bset\b|Set\b|\bset<|\{\}/)],
  [/\binstead of a stack\b/, (evidence) => !/stack|\.pop\w*\(|\bpop_back|\.back\(/i.test(evidence.bare)],
  [/\binstead of (?:a |the )?(?:queue|heap)\b/, (evidence) => !/queue|deque|heap/i.test(evidence.bare)],
  [/\bnumbers as texts\b|\bas texts\b/, has(/sort|<|>|str|\+/)],
  [/\bgoto\b/, has(/\bgoto\b/)],
]

/** What a program must have for the mistake of a note; nothing for most notes. */
export function needsOf({ title, text }: Note): readonly Need[] {
  const byTitle = needed.flatMap(([words, need]) => (words.test(title) ? [need] : []))
  return /\bcharacter codes?\b/i.test(text)
    ? [...byTitle, has(/\bord\(|charCode|codePoint|\bchar\b|\bchr\(/)]
    : byTitle
}

function callsItself({ bare, language }: NoteEvidence): boolean {
  return findFunctions(bare, language).some((one) =>
    findCalls(bare, one).some((place) => place >= one.bodyFrom && place < one.to),
  )
}
