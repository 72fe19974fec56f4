import { integersOf, largestOf, sumOf } from '../wrong-answer/numbers-of.ts'
import { isSmallest } from './input-properties.ts'
import { needsOf } from './needed-code.ts'
import type { NoteEvidence } from './note-evidence.ts'
import type { Note } from './read-notes.ts'

/** Whether the evidence shows that a wrong answer does not come from the mistake of a note. */
export function isRuledOut(note: Note, evidence: NoteEvidence): boolean {
  return (
    isOfOtherLanguage(note, evidence) ||
    onlyCosts.test(note.text) ||
    isTooNarrow(note, evidence) ||
    isOfSmallest(note, evidence) ||
    needsOf(note).some((need) => !need(evidence))
  )
}

/** What costs time, memory or depth is right all the same, and so is what needs no rule of its own. */
const onlyCosts =
  /\bn\^2|\bm\^2|n \\cdot|10\^\{?1?\d\}?\$? steps|\btoo many steps|\bsteps instead of\b|\bsteps for each\b|\b(?:b|m)illions?\b|\btoo slow\b|\bis slow\b|\btime limit\b|\bwhole depth\b|\bmoves? all others\b|\btoo long\b|\bare too many\b|\bis hopeless\b|\bdeep recursion\b|\bcall stack\b|\brun out of stack\b|\bnested calls\b|\bcalls within calls\b|\bdeeper than\b|\bquadratic\b|\bpython allows\b|\bmemory\b|\bmegabytes?\b|\b(?:is|are) right,? but\b|\bno special case|\bis as slow as\b|\bseconds? too\b|\btakes? [^.]{0,30}\bsteps\b|\bcosts? about\b/i

const languageWords = {
  python: /\bPython/,
  cpp: /C\+\+/,
  java: /\bJava\b/,
  javascript: /\bJavaScript/,
} as const

/** "**Comparing texts in Java** takes `equals`." */
function isOfOtherLanguage({ text }: Note, { language }: NoteEvidence): boolean {
  const isNamed = Object.values(languageWords).some((words) => words.test(text))
  return isNamed && !languageWords[language].test(text) && !width.test(text)
}

const width =
  /\b(?:32|64)[- ]bit|\b(?:32|64) bits\b|\boverflow|\blong long\b|2\^\{?(?:31|32|53|63)|\bBigInt\b|too large for an|\banswer is up to\b|\bcan be (?:up to )?\$?(?:about )?\$?[^.]{0,12}10\^\{?1[0-9]/i

/** Numbers of a limited width matter only where numbers are large. */
function isTooNarrow({ text }: Note, { language, failing, passed, bare }: NoteEvidence): boolean {
  if (!width.test(text)) return false
  if (language === 'python') return true
  const isCut = language !== 'javascript' || />>|<<|\|\s{0,4}0\b|Int32Array/.test(bare)
  const most = isCut ? 2n ** 31n : 2n ** 53n
  const isLarge = (texts: string) =>
    sumOf(integersOf(texts)) >= most || largestOf(integersOf(texts)) ** 2n >= most
  const isAsked = (expected: string | null) => largestOf(integersOf(expected ?? '')) >= most
  return !isLarge(`${failing.input} ${failing.expected}`) || passed.some(({ expected }) => isAsked(expected))
}

/** A note about an input of a single thing. */
const single =
  /^\*\*(?:a|an|one|only one|just one)(?: single)? (?:\w+)\*\*|^(?:\*\*)?[^*.]{0,30}\b(?:of|with) (?:only )?one (?:or two )?\w+\b|\bn ?= ?1\b|\blength 1\b/i

function isOfSmallest({ text }: Note, { failing }: NoteEvidence): boolean {
  return single.test(text) && !isSmallest(failing.input)
}
